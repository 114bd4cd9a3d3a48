/* A disk whose flush takes FLUSH_NS nanoseconds at the least, for whoever loads this library (`bench/disks.py`). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>

static int flushed(const char *name, int file) {
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_nsec += strtol(getenv("FLUSH_NS"), NULL, 10);
    end.tv_sec += end.tv_nsec / 1000000000;
    end.tv_nsec %= 1000000000;
    int (*flush)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    int result = flush(file);
    prctl(PR_SET_TIMERSLACK, 1); /* else this thread would be woken up to 50 microseconds late */
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, NULL);
    return result;
}

int fsync(int file) { return flushed("fsync", file); }

int fdatasync(int file) { return flushed("fdatasync", file); }
