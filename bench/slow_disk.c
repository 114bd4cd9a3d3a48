/* A disk that takes a millisecond longer to flush, for whoever loads this library (`bench/disks.py`). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int flushed(const char *name, int file) {
    int (*flush)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    int result = flush(file);
    struct timespec longer = {0, 1000000};
    nanosleep(&longer, 0);
    return result;
}

int fsync(int file) { return flushed("fsync", file); }

int fdatasync(int file) { return flushed("fdatasync", file); }
