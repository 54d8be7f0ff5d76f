/* While the file named by FAILING exists, fsync and fdatasync fail, as on a disk that loses its connection. */
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int failing(void) {
    const char *path = getenv("FAILING");
    return path != NULL && access(path, F_OK) == 0;
}

int fsync(int file) {
    if (failing()) { errno = EIO; return -1; }
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
    if (failing()) { errno = EIO; return -1; }
    return (int)syscall(SYS_fdatasync, file);
}
