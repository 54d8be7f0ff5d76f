/* Observations and masks, written by a plan.
 *
 * The same as the generated Python of observation.py and actions.py, several times faster: a view is walked once, and its
 * numbers go straight into the row. tests/env/test_rows.py compares the two. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define LIMIT ((int64_t)1 << 62)
#define ABSENT (-LIMIT)
#define FACTOR 0x9E3779B97F4A7C15ULL
#define FEWEST 1024 /* slots of a memory, a power of two */
#define MOST 5000   /* texts */

/* Attributes. Those of compiled classes have a getter, which is called directly for the first class that is met. */

typedef struct {
    PyObject *name;
    PyTypeObject *kind; /* whose getter is known */
    getter get;
    void *closure;
    int tried;
} Attribute;

static void find_getter(Attribute *attribute, PyTypeObject *kind)
{
    attribute->tried = 1;
    if (kind->tp_getattro != PyObject_GenericGetAttr)
        return;
    PyObject *found = PyObject_GetAttr((PyObject *)kind, attribute->name);
    if (!found)
        PyErr_Clear();
    else if (Py_IS_TYPE(found, &PyGetSetDescr_Type)) {
        PyGetSetDef *definition = ((PyGetSetDescrObject *)found)->d_getset;
        attribute->kind = (PyTypeObject *)Py_NewRef((PyObject *)kind);
        attribute->get = definition->get;
        attribute->closure = definition->closure;
    }
    Py_XDECREF(found);
}

static inline PyObject *fetch(Attribute *attribute, PyObject *value)
{
    if (Py_TYPE(value) == attribute->kind)
        return attribute->get(value, attribute->closure);
    if (!attribute->tried)
        find_getter(attribute, Py_TYPE(value));
    return PyObject_GetAttr(value, attribute->name);
}

static void clear_attribute(Attribute *attribute)
{
    Py_CLEAR(attribute->name);
    Py_CLEAR(attribute->kind);
}

enum { PLAIN, TEXT, MAYBE, ROW, FROZEN, CHANGING, RUN, RECORD };

typedef struct {
    PyObject *value;  /* kept alive, so that its address stays its own */
    int64_t *numbers; /* after them, what they are folded to */
} Known;

typedef struct Node {
    int op;
    Py_ssize_t width;     /* numbers */
    Py_ssize_t room;      /* items of a run */
    Py_ssize_t count;     /* parts */
    struct Node *parts;
    Attribute own;        /* of a record: where it is found */
    PyObject *call;       /* into Python: what a value is, how a set becomes a sequence */
    Known *known;         /* the numbers of values, by address */
    size_t slots, remembered;
    uint64_t factor;      /* by which what was folded before a value is multiplied */
} Node;

/* Plans: (op, width, room, call, ((name, plan), ...)) */

static void free_known(Known *known, size_t slots)
{
    for (size_t at = 0; known && at < slots; at++) {
        Py_XDECREF(known[at].value);
        PyMem_Free(known[at].numbers);
    }
    PyMem_Free(known);
}

static void clear_node(Node *node)
{
    for (Py_ssize_t part = 0; node->parts && part < node->count; part++)
        clear_node(&node->parts[part]);
    PyMem_Free(node->parts);
    free_known(node->known, node->slots);
    clear_attribute(&node->own);
    Py_CLEAR(node->call);
}

static int read_plan(Node *node, PyObject *plan, PyObject *name)
{
    PyObject *call, *parts;
    memset(node, 0, sizeof *node);
    if (!PyArg_ParseTuple(plan, "innOO!", &node->op, &node->width, &node->room, &call, &PyTuple_Type, &parts))
        return -1;
    node->own.name = Py_XNewRef(name);
    node->call = Py_NewRef(call);
    if ((node->op == FROZEN || node->op == CHANGING) && !(PyTuple_Check(call) && PyTuple_GET_SIZE(call) == 2)) {
        PyErr_SetString(PyExc_TypeError, "a value is described by known classes and a function");
        return -1;
    }
    node->factor = 1;
    for (Py_ssize_t at = 0; at < node->width; at++)
        node->factor *= FACTOR;
    if (node->op == FROZEN && !(node->known = PyMem_Calloc(FEWEST, sizeof(Known))))
        return PyErr_NoMemory(), -1;
    node->slots = FEWEST;
    if (!(node->parts = PyMem_Calloc(PyTuple_GET_SIZE(parts) + 1, sizeof(Node))))
        return PyErr_NoMemory(), -1;
    node->count = PyTuple_GET_SIZE(parts);
    for (Py_ssize_t part = 0; part < node->count; part++) {
        PyObject *own, *inner;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(parts, part), "OO!", &own, &PyTuple_Type, &inner))
            return -1;
        Py_INCREF(own);
        if (PyUnicode_CheckExact(own))
            PyUnicode_InternInPlace(&own);
        int failed = read_plan(&node->parts[part], inner, own);
        Py_DECREF(own);
        if (failed)
            return -1;
    }
    return 0;
}

/* Numbers */

static PyObject *within; /* Python's own, for numbers that are too large */

static int number_of_any(PyObject *value, int64_t *out)
{
    int overflow;
    int64_t number = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (number == -1 && PyErr_Occurred())
        return -1;
    if (overflow || number > LIMIT || number < -LIMIT) {
        PyObject *small = PyObject_CallOneArg(within, value);
        if (!small)
            return -1;
        number = PyLong_AsLongLong(small);
        Py_DECREF(small);
    }
    *out = number;
    return 0;
}

/* Nearly all numbers are small, and need no call. */
static inline int number_of(PyObject *value, int64_t *out)
{
    if (PyLong_CheckExact(value)) {
        PyLongObject *number = (PyLongObject *)value;
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact(number)) {
            *out = PyUnstable_Long_CompactValue(number);
            return 0;
        }
#else
        Py_ssize_t size = Py_SIZE(number);
        if (-1 <= size && size <= 1) {
            *out = size * (int64_t)number->ob_digit[0];
            return 0;
        }
#endif
    }
    return number_of_any(value, out);
}

/* The numbers of texts, of all plans. */
static PyObject *texts, *text_number;

static int number_of_text(PyObject *value, int64_t *out)
{
    PyObject *number = PyDict_GetItemWithError(texts, value);
    if (number) {
        *out = PyLong_AsLongLong(number);
        return 0;
    }
    if (PyErr_Occurred() || !(number = PyObject_CallOneArg(text_number, value)))
        return -1;
    *out = PyLong_AsLongLong(number);
    int failed = PyDict_GET_SIZE(texts) < MOST ? PyDict_SetItem(texts, value, number) : 0;
    Py_DECREF(number);
    return failed;
}

/* Values: their class, then their attributes; a sequence begins with its length. What exceeds the room is folded. */

typedef struct {
    int64_t *out;
    Py_ssize_t room, count;
    uint64_t folded;
    PyObject *kinds;    /* {class: (number, names of attributes), or None if it is no value} */
    PyObject *describe; /* into Python: what to add to them */
} Flat;

static void put_number(Flat *flat, int64_t number)
{
    if (flat->count < flat->room)
        flat->out[flat->count] = number;
    else
        flat->folded = (flat->count == flat->room ? 1 : flat->folded) * FACTOR + (uint64_t)number;
    flat->count++;
}

static int put(Flat *flat, PyObject *value);

static int put_items(Flat *flat, PyObject *sequence)
{
    PyObject *fast = sequence ? PySequence_Fast(sequence, "a sequence is wanted") : NULL;
    if (!fast)
        return -1;
    put_number(flat, PySequence_Fast_GET_SIZE(fast));
    int failed = 0;
    for (Py_ssize_t at = 0; !failed && at < PySequence_Fast_GET_SIZE(fast); at++)
        failed = put(flat, PySequence_Fast_GET_ITEM(fast, at));
    Py_DECREF(fast);
    return failed;
}

static int put_value(Flat *flat, PyObject *value)
{
    PyObject *kind = PyDict_GetItemWithError(flat->kinds, (PyObject *)Py_TYPE(value));
    if (!kind) {
        PyObject *found = PyErr_Occurred() ? NULL : PyObject_CallOneArg(flat->describe, value);
        if (!found || PyDict_SetItem(flat->kinds, (PyObject *)Py_TYPE(value), found) < 0) {
            Py_XDECREF(found);
            return -1;
        }
        kind = found;
        Py_DECREF(found);
    }
    if (kind == Py_None) { /* no value of ours: how it is printed */
        int64_t number;
        PyObject *printed = PyObject_Repr(value);
        int failed = printed ? number_of_text(printed, &number) : -1;
        Py_XDECREF(printed);
        if (!failed)
            put_number(flat, number);
        return failed;
    }
    put_number(flat, PyLong_AsLongLong(PyTuple_GET_ITEM(kind, 0)));
    PyObject *names = PyTuple_GET_ITEM(kind, 1);
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(names); at++) {
        PyObject *own = PyObject_GetAttr(value, PyTuple_GET_ITEM(names, at));
        int failed = own ? put(flat, own) : -1;
        Py_XDECREF(own);
        if (failed)
            return -1;
    }
    return 0;
}

static int put(Flat *flat, PyObject *value)
{
    int64_t number = ABSENT;
    if (PyLong_Check(value) || PyUnicode_Check(value)) {
        if (PyLong_Check(value) ? number_of(value, &number) : number_of_text(value, &number))
            return -1;
    } else if (value != Py_None) {
        if (PyTuple_Check(value) || PyList_Check(value))
            return put_items(flat, value);
        if (!PyDict_Check(value) && !PyAnySet_Check(value))
            return put_value(flat, value);
        PyObject *items = PyDict_Check(value) ? PyDict_Items(value) : PySequence_List(value);
        int failed = !items || PyList_Sort(items) < 0 ? -1 : put_items(flat, items);
        Py_XDECREF(items);
        return failed;
    }
    put_number(flat, number);
    return 0;
}

static int write_value(Node *node, PyObject *value, int64_t *out)
{
    Flat flat = {out, node->width - 1, 0, 0, PyTuple_GET_ITEM(node->call, 0), PyTuple_GET_ITEM(node->call, 1)};
    if (put(&flat, value))
        return -1;
    out[node->width - 1] = flat.count > flat.room ? (int64_t)(flat.folded & (LIMIT - 1)) : 0;
    return 0;
}

static uint64_t fold(uint64_t before, int64_t *numbers, Py_ssize_t count)
{
    for (Py_ssize_t at = 0; at < count; at++)
        before = before * FACTOR + (uint64_t)numbers[at];
    return before;
}

/* The slot of a value, or the empty one that it gets. */
static Known *slot_of(Known *known, size_t slots, PyObject *value)
{
    size_t at = ((uintptr_t)value >> 4) * (size_t)FACTOR >> 16 & (slots - 1);
    while (known[at].value && known[at].value != value)
        at = (at + 1) & (slots - 1);
    return &known[at];
}

/* Forget the values that nobody else has any more, and make room for four times as many as are left. */
static int sweep(Node *node)
{
    Known *old = node->known;
    size_t slots = FEWEST, before = node->slots, left = 0;
    for (size_t at = 0; at < before; at++)
        left += old[at].value && Py_REFCNT(old[at].value) > 1;
    while (slots < 4 * left)
        slots *= 2;
    Known *known = PyMem_Calloc(slots, sizeof(Known));
    if (!known)
        return PyErr_NoMemory(), -1;
    for (size_t at = 0; at < before; at++)
        if (old[at].value && Py_REFCNT(old[at].value) > 1) {
            *slot_of(known, slots, old[at].value) = old[at];
            old[at] = (Known){NULL, NULL};
        }
    node->known = known;
    node->slots = slots;
    node->remembered = left;
    free_known(old, before);
    return 0;
}

/* Return the numbers of a value, and after them what they are folded to. */
static int64_t *numbers_of(Node *node, PyObject *value)
{
    Known *slot = slot_of(node->known, node->slots, value);
    if (slot->value)
        return slot->numbers;
    int64_t *numbers = PyMem_Calloc(node->width + 1, sizeof(int64_t));
    if (!numbers)
        return PyErr_NoMemory(), NULL;
    if (write_value(node, value, numbers) || (2 * node->remembered >= node->slots && sweep(node))) {
        PyMem_Free(numbers);
        return NULL;
    }
    numbers[node->width] = (int64_t)fold(0, numbers, node->width);
    slot = slot_of(node->known, node->slots, value);
    if (slot->value) { /* another thread came first while Python was called */
        PyMem_Free(numbers);
        return slot->numbers;
    }
    *slot = (Known){Py_NewRef(value), numbers};
    node->remembered++;
    return numbers;
}

static int write_frozen(Node *node, PyObject *value, int64_t *out)
{
    int64_t *numbers = numbers_of(node, value);
    if (numbers)
        memcpy(out, numbers, node->width * sizeof(int64_t));
    return numbers ? 0 : -1;
}

/* Sequences and records. The row is zero before it is written. */

static int write_node(Node *node, PyObject *value, int64_t *out);

static int write_items(Node *item, PyObject **items, Py_ssize_t count, int64_t *out)
{
    for (Py_ssize_t at = 0; at < count; at++, out += item->width) {
        int failed = item->op == PLAIN ? number_of(items[at], out) : write_node(item, items[at], out);
        if (failed)
            return -1;
    }
    return 0;
}

/* An overlong run: its last items, and one number for those before them. */
static int fold_items(Node *item, PyObject **items, Py_ssize_t count, uint64_t *folded)
{
    int64_t *numbers = PyMem_Calloc(item->width + 1, sizeof(int64_t));
    if (!numbers)
        return PyErr_NoMemory(), -1;
    *folded = 1;
    int failed = 0;
    for (Py_ssize_t at = 0; !failed && at < count; at++)
        if (item->op == FROZEN) {
            int64_t *known = numbers_of(item, items[at]);
            failed = !known;
            *folded = *folded * item->factor + (known ? (uint64_t)known[item->width] : 0);
        } else {
            memset(numbers, 0, item->width * sizeof(int64_t));
            failed = write_node(item, items[at], numbers);
            *folded = fold(*folded, numbers, item->width);
        }
    PyMem_Free(numbers);
    return failed ? -1 : 0;
}

static int write_overlong(Node *node, PyObject **items, Py_ssize_t count, int64_t *out)
{
    uint64_t folded;
    Py_ssize_t cut = count - node->room;
    if (fold_items(node->parts, items, cut, &folded) || write_items(node->parts, items + cut, node->room, out))
        return -1;
    out[node->room * node->parts->width] = (int64_t)(folded & (LIMIT - 1));
    return 0;
}

static int write_run(Node *node, PyObject *value, int64_t *out)
{
    PyObject *sequence = node->call == Py_None ? Py_NewRef(value) : PyObject_CallOneArg(node->call, value);
    PyObject *fast = sequence ? PySequence_Fast(sequence, "a run is a sequence") : NULL;
    Py_XDECREF(sequence);
    if (!fast)
        return -1;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(fast);
    PyObject **items = PySequence_Fast_ITEMS(fast);
    out[0] = count;
    int failed = count <= node->room ? write_items(node->parts, items, count, out + 1)
                                     : write_overlong(node, items, count, out + 1);
    Py_DECREF(fast);
    return failed;
}

static int write_record(Node *node, PyObject *value, int64_t *out)
{
    for (Node *part = node->parts; part < node->parts + node->count; out += part->width, part++) {
        PyObject *own = fetch(&part->own, value);
        if (!own)
            return -1;
        int failed = part->op == PLAIN ? number_of(own, out) : write_node(part, own, out);
        Py_DECREF(own);
        if (failed)
            return -1;
    }
    return 0;
}

static int write_row(Node *node, PyObject *value, int64_t *out)
{
    if (!PyTuple_Check(value) || PyTuple_GET_SIZE(value) != node->count) {
        PyErr_SetString(PyExc_ValueError, "a tuple has another length than its plan");
        return -1;
    }
    for (Py_ssize_t at = 0; at < node->count; out += node->parts[at].width, at++)
        if (write_node(&node->parts[at], PyTuple_GET_ITEM(value, at), out))
            return -1;
    return 0;
}

static int write_node(Node *node, PyObject *value, int64_t *out)
{
    switch (node->op) {
    case PLAIN:
        return number_of(value, out);
    case TEXT:
        return number_of_text(value, out);
    case MAYBE:
        if (value != Py_None)
            return write_node(node->parts, value, out);
        *out = ABSENT;
        return 0;
    case ROW:
        return write_row(node, value, out);
    case FROZEN:
        return write_frozen(node, value, out);
    case CHANGING:
        return write_value(node, value, out);
    case RUN:
        return write_run(node, value, out);
    default:
        return write_record(node, value, out);
    }
}

/* Writer(plan, features, count): so many numbers by a function of the game come first */

typedef struct {
    PyObject_HEAD
    Node root;
    PyObject *features;
    Py_ssize_t first; /* numbers before the plan's */
} Writer;

static int writer_init(Writer *self, PyObject *args, PyObject *named)
{
    PyObject *plan, *features;
    if (!PyArg_ParseTuple(args, "O!On", &PyTuple_Type, &plan, &features, &self->first))
        return -1;
    clear_node(&self->root);
    Py_XSETREF(self->features, Py_NewRef(features));
    return read_plan(&self->root, plan, NULL);
}

static void writer_dealloc(Writer *self)
{
    clear_node(&self->root);
    Py_CLEAR(self->features);
    Py_TYPE(self)->tp_free(self);
}

static int write_view(Writer *self, PyObject *view, int64_t *out)
{
    if (self->first) {
        PyObject *found = PyObject_CallOneArg(self->features, view);
        PyObject *fast = found ? PySequence_Fast(found, "features are a sequence") : NULL;
        Py_XDECREF(found);
        if (!fast)
            return -1;
        int failed = PySequence_Fast_GET_SIZE(fast) != self->first;
        if (failed)
            PyErr_SetString(PyExc_ValueError, "there are more or fewer features than names of them");
        for (Py_ssize_t at = 0; !failed && at < self->first; at++)
            failed = number_of(PySequence_Fast_GET_ITEM(fast, at), out + at);
        Py_DECREF(fast);
        if (failed)
            return -1;
    }
    return write_node(&self->root, view, out + self->first);
}

static PyObject *writer_call(Writer *self, PyObject *args, PyObject *named)
{
    PyObject *view;
    if (!PyArg_ParseTuple(args, "O", &view))
        return NULL;
    Py_ssize_t bytes = (self->first + self->root.width) * (Py_ssize_t)sizeof(int64_t);
    PyObject *row = PyByteArray_FromStringAndSize(NULL, bytes);
    if (!row)
        return NULL;
    int64_t *out = (int64_t *)PyByteArray_AS_STRING(row);
    memset(out, 0, bytes);
    if (write_view(self, view, out))
        Py_CLEAR(row);
    return row;
}

static PyObject *writer_into(Writer *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer rows;
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "into(view, rows, index)");
        return NULL;
    }
    Py_ssize_t bytes = (self->first + self->root.width) * (Py_ssize_t)sizeof(int64_t);
    Py_ssize_t index = PyLong_AsSsize_t(args[2]);
    if ((index == -1 && PyErr_Occurred()) || PyObject_GetBuffer(args[1], &rows, PyBUF_WRITABLE) < 0)
        return NULL;
    int failed = index < 0 || (index + 1) * bytes > rows.len;
    if (failed)
        PyErr_SetString(PyExc_IndexError, "there is no such row");
    else {
        memset((char *)rows.buf + index * bytes, 0, bytes);
        failed = write_view(self, args[0], (int64_t *)((char *)rows.buf + index * bytes));
    }
    PyBuffer_Release(&rows);
    return failed ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef writer_methods[] = {
    {"into", (PyCFunction)(void (*)(void))writer_into, METH_FASTCALL, "Write a view into a row of a buffer."},
    {NULL},
};

static PyTypeObject WriterType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "coffret.env._rows.Writer",
    .tp_doc = "Writes the numbers of views by a plan.",
    .tp_basicsize = sizeof(Writer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)writer_init,
    .tp_dealloc = (destructor)writer_dealloc,
    .tp_call = (ternaryfunc)writer_call,
    .tp_methods = writer_methods,
};

/* Masks({class: (first, ((name, places or None, start, factor), ...))}, size) */

typedef struct {
    Attribute own;
    PyObject *places; /* {value: place}, or NULL */
    Py_ssize_t start, factor;
} Term;

typedef struct {
    Py_ssize_t first, count;
    Term terms[];
} Class;

typedef struct {
    PyObject_HEAD
    PyObject *table; /* {class: capsule} */
    PyObject *given; /* keeps places */
    Py_ssize_t size;
} Masks;

static void free_class(PyObject *capsule)
{
    Class *made = PyCapsule_GetPointer(capsule, NULL);
    for (Py_ssize_t at = 0; at < made->count; at++)
        clear_attribute(&made->terms[at].own);
    PyMem_Free(made);
}

static PyObject *read_class(PyObject *plan)
{
    Py_ssize_t first;
    PyObject *terms;
    if (!PyArg_ParseTuple(plan, "nO!", &first, &PyTuple_Type, &terms))
        return NULL;
    Class *made = PyMem_Calloc(1, sizeof(Class) + PyTuple_GET_SIZE(terms) * sizeof(Term));
    if (!made)
        return PyErr_NoMemory();
    made->first = first;
    made->count = PyTuple_GET_SIZE(terms);
    PyObject *capsule = PyCapsule_New(made, NULL, free_class);
    for (Py_ssize_t at = 0; capsule && at < made->count; at++) {
        Term *term = &made->terms[at];
        PyObject *name, *given = PyTuple_GET_ITEM(terms, at);
        if (!PyArg_ParseTuple(given, "UOnn", &name, &term->places, &term->start, &term->factor))
            Py_CLEAR(capsule);
        else {
            term->own.name = Py_NewRef(name);
            if (term->places == Py_None)
                term->places = NULL;
        }
    }
    return capsule;
}

static int masks_init(Masks *self, PyObject *args, PyObject *named)
{
    PyObject *given, *kind, *plan;
    Py_ssize_t at = 0;
    if (!PyArg_ParseTuple(args, "O!n", &PyDict_Type, &given, &self->size))
        return -1;
    Py_XSETREF(self->given, PyDict_Copy(given));
    Py_XSETREF(self->table, PyDict_New());
    if (!self->given || !self->table)
        return -1;
    while (PyDict_Next(self->given, &at, &kind, &plan)) {
        PyObject *read = read_class(plan);
        int failed = read ? PyDict_SetItem(self->table, kind, read) : -1;
        Py_XDECREF(read);
        if (failed)
            return -1;
    }
    return 0;
}

static void masks_dealloc(Masks *self)
{
    Py_CLEAR(self->table);
    Py_CLEAR(self->given);
    Py_TYPE(self)->tp_free(self);
}

static Py_ssize_t place_in(Term *term, PyObject *value)
{
    if (!term->places)
        return PyLong_AsSsize_t(value) - term->start;
    PyObject *known = PyDict_GetItemWithError(term->places, value);
    if (!known && !PyErr_Occurred())
        PyErr_SetObject(PyExc_KeyError, value);
    return known ? PyLong_AsSsize_t(known) : -1;
}

/* Return the number of an action, or -1 with an error. */
static Py_ssize_t place_of(Masks *self, PyObject *action)
{
    PyObject *capsule = PyDict_GetItemWithError(self->table, (PyObject *)Py_TYPE(action));
    if (!capsule) {
        if (!PyErr_Occurred())
            PyErr_SetObject(PyExc_KeyError, (PyObject *)Py_TYPE(action));
        return -1;
    }
    Class *own = PyCapsule_GetPointer(capsule, NULL);
    Py_ssize_t found = own->first;
    for (Term *term = own->terms; term < own->terms + own->count; term++) {
        PyObject *value = fetch(&term->own, action);
        if (!value)
            return -1;
        Py_ssize_t place = place_in(term, value);
        Py_DECREF(value);
        if (place < 0) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "an action has no number");
            return -1;
        }
        found += place * term->factor;
    }
    if (found >= self->size) {
        PyErr_SetString(PyExc_IndexError, "an action has no number");
        return -1;
    }
    return found;
}

static PyObject *masks_number(Masks *self, PyObject *action)
{
    Py_ssize_t place = place_of(self, action);
    return place < 0 ? NULL : PyLong_FromSsize_t(place);
}

static int mark(Masks *self, PyObject *actions, PyObject *may_pass, char *mask)
{
    if (!PyList_Check(actions)) {
        PyErr_SetString(PyExc_TypeError, "a list of actions is wanted");
        return -1;
    }
    memset(mask, 0, self->size);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(actions); at++) {
        Py_ssize_t place = place_of(self, PyList_GET_ITEM(actions, at));
        if (place < 0)
            return -1;
        mask[place] = 1;
    }
    if (may_pass == Py_True)
        mask[self->size - 1] = 1;
    return 0;
}

static PyObject *masks_mask(Masks *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "mask(actions, may_pass)");
        return NULL;
    }
    PyObject *found = PyByteArray_FromStringAndSize(NULL, self->size);
    if (found && mark(self, args[0], args[1], PyByteArray_AS_STRING(found)))
        Py_CLEAR(found);
    return found;
}

static PyObject *masks_into(Masks *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer rows;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "into(actions, may_pass, rows, index)");
        return NULL;
    }
    Py_ssize_t index = PyLong_AsSsize_t(args[3]);
    if ((index == -1 && PyErr_Occurred()) || PyObject_GetBuffer(args[2], &rows, PyBUF_WRITABLE) < 0)
        return NULL;
    int failed = index < 0 || (index + 1) * self->size > rows.len;
    if (failed)
        PyErr_SetString(PyExc_IndexError, "there is no such row");
    else
        failed = mark(self, args[0], args[1], (char *)rows.buf + index * self->size);
    PyBuffer_Release(&rows);
    return failed ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef masks_methods[] = {
    {"number", (PyCFunction)masks_number, METH_O, "Return the number of an action."},
    {"mask", (PyCFunction)(void (*)(void))masks_mask, METH_FASTCALL, "Return a mask with ones for the options."},
    {"into", (PyCFunction)(void (*)(void))masks_into, METH_FASTCALL, "Write a mask into a row of a buffer."},
    {NULL},
};

static PyTypeObject MasksType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "coffret.env._rows.Masks",
    .tp_doc = "Numbers actions, and writes masks.",
    .tp_basicsize = sizeof(Masks),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)masks_init,
    .tp_dealloc = (destructor)masks_dealloc,
    .tp_methods = masks_methods,
};

static PyObject *use(PyObject *module, PyObject *args)
{
    PyObject *large, *text;
    if (!PyArg_ParseTuple(args, "OO", &large, &text))
        return NULL;
    Py_XSETREF(within, Py_NewRef(large));
    Py_XSETREF(text_number, Py_NewRef(text));
    return Py_NewRef(Py_None);
}

static PyMethodDef functions[] = {
    {"use", use, METH_VARARGS, "Use these functions for numbers that are too large, and for texts."},
    {NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_rows", "Observations and masks, written by a plan.", -1, functions,
};

PyMODINIT_FUNC PyInit__rows(void)
{
    if (PyType_Ready(&WriterType) < 0 || PyType_Ready(&MasksType) < 0 || !(texts = PyDict_New()))
        return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module && (PyModule_AddObjectRef(module, "Writer", (PyObject *)&WriterType) < 0 ||
                   PyModule_AddObjectRef(module, "Masks", (PyObject *)&MasksType) < 0))
        Py_CLEAR(module);
    return module;
}
