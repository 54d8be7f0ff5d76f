/* A layer between a program and its disk, loaded with LD_PRELOAD: it records every change of the files in one folder
   in the order in which it is made, and can make the disk fail.

   COFFRET_DISK_FOLDER  the folder
   COFFRET_DISK_LOG     where the record goes: for each call a head, the path, and the bytes that were written
   COFFRET_DISK_FAULT   a file; while it begins with "sync", syncing fails, while it begins with "full", writing does */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WRITE = 'w', TRUNCATE = 't', SYNC = 's', CREATE = 'c', REMOVE = 'r' };
#define FILES 4096

struct head {
  uint32_t kind, path;
  uint64_t offset, size;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *names[FILES];
static const char *folder, *fault;
static int record = -1;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open");
  real_openat = dlsym(RTLD_NEXT, "openat");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  folder = getenv("COFFRET_DISK_FOLDER");
  fault = getenv("COFFRET_DISK_FAULT");
  const char *log = getenv("COFFRET_DISK_LOG");
  if (log) record = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static const char *name_of(int file) {
  return file >= 0 && file < FILES ? names[file] : NULL;
}

static int fails(const char *name, const char *how) {
  char text[8] = "";
  if (!fault || !name || strstr(name, "-shm")) return 0;
  int file = real_open(fault, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t size = read(file, text, sizeof text - 1);
  real_close(file);
  return size > 0 && strncmp(text, how, strlen(how)) == 0;
}

/* One record, written at once; the caller holds the lock. */
static void note(int kind, const char *path, uint64_t offset, const void *data, uint64_t size) {
  if (record < 0) return;
  struct head head = {kind, strlen(path), offset, data ? size : 0};
  size_t whole = sizeof head + head.path + head.size;
  char *text = malloc(whole);
  memcpy(text, &head, sizeof head);
  memcpy(text + sizeof head, path, head.path);
  if (data) memcpy(text + sizeof head + head.path, data, size);
  for (size_t done = 0; done < whole;) {
    ssize_t some = real_write(record, text + done, whole - done);
    if (some <= 0) abort();
    done += some;
  }
  free(text);
}

static int opened(int file, const char *path, int is_new) {
  if (file >= 0 && file < FILES && is_ours(path)) {
    int kept = errno;
    pthread_mutex_lock(&lock);
    free(names[file]);
    names[file] = strdup(path);
    if (is_new) note(CREATE, path, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = kept;
  }
  return file;
}

#define MODE(flags)                    \
  mode_t mode = 0;                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list more;                      \
    va_start(more, flags);             \
    mode = va_arg(more, mode_t);       \
    va_end(more);                      \
  }

static int is_missing(const char *path) {
  return is_ours(path) && access(path, F_OK) != 0;
}

int open(const char *path, int flags, ...) {
  MODE(flags)
  int missing = is_missing(path);
  return opened(real_open(path, flags, mode), path, missing);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  int missing = is_missing(path);
  return opened(real_open(path, flags, mode), path, missing);
}

int openat(int where, const char *path, int flags, ...) {
  MODE(flags)
  int missing = is_missing(path);
  return opened(real_openat(where, path, flags, mode), path, missing);
}

int openat64(int where, const char *path, int flags, ...) {
  MODE(flags)
  int missing = is_missing(path);
  return opened(real_openat(where, path, flags, mode), path, missing);
}

int close(int file) {
  if (name_of(file)) {
    pthread_mutex_lock(&lock);
    free(names[file]);
    names[file] = NULL;
    pthread_mutex_unlock(&lock);
  }
  return real_close(file);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t offset) {
  const char *name = name_of(file);
  if (!name) return real_pwrite(file, data, size, offset);
  if (fails(name, "full")) { errno = ENOSPC; return -1; }
  pthread_mutex_lock(&lock);
  ssize_t done = real_pwrite(file, data, size, offset);
  int kept = errno;
  if (done > 0) note(WRITE, name, offset, data, done);
  pthread_mutex_unlock(&lock);
  errno = kept;
  return done;
}

ssize_t pwrite64(int file, const void *data, size_t size, off_t offset) { return pwrite(file, data, size, offset); }

ssize_t write(int file, const void *data, size_t size) {
  const char *name = name_of(file);
  if (!name) return real_write(file, data, size);
  return pwrite(file, data, size, lseek(file, size, SEEK_CUR) - (off_t)size);
}

int ftruncate(int file, off_t size) {
  const char *name = name_of(file);
  if (!name) return real_ftruncate(file, size);
  pthread_mutex_lock(&lock);
  int done = real_ftruncate(file, size);
  int kept = errno;
  if (done == 0) note(TRUNCATE, name, size, NULL, 0);
  pthread_mutex_unlock(&lock);
  errno = kept;
  return done;
}

int ftruncate64(int file, off_t size) { return ftruncate(file, size); }

static int synced(int file, int (*sync)(int)) {
  const char *name = name_of(file);
  if (!name) return sync(file);
  if (fails(name, "sync")) { errno = EIO; return -1; }
  pthread_mutex_lock(&lock);
  note(SYNC, name, 0, NULL, 0); /* the bytes are in the record: the real disk of the tests need not be waited for */
  pthread_mutex_unlock(&lock);
  return 0;
}

int fsync(int file) { return synced(file, real_fsync); }

int fdatasync(int file) { return synced(file, real_fdatasync); }

int unlink(const char *path) {
  if (!is_ours(path)) return real_unlink(path);
  pthread_mutex_lock(&lock);
  int done = real_unlink(path);
  int kept = errno;
  if (done == 0) note(REMOVE, path, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  errno = kept;
  return done;
}
