#ifndef CONFINEMENT_H
#define CONFINEMENT_H

/// Lets the process read what lies at the given paths, and touch no other file, from now on.
/// Returns 1 where the kernel enforces it, 0 where it can't.
int confinement_of_files(const char *const *readable, int count);

/// Takes from the process every system call that pure computation on open files doesn't need: those that start programs, reach the network, trace or signal
/// other processes, or change files by name. A refused call fails with EPERM.
///
/// `opens` says whether files may still be opened for reading.
/// Returns 1 where the kernel enforces it, 0 where it can't.
int confinement_of_system_calls(int opens);

/// Asks that the process ends when the one that started it does. Returns 1 where the system does that.
int confinement_to_parent(void);

#endif
