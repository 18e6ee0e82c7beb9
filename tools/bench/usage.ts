import { readdirSync, readFileSync } from 'node:fs';

/** Returns the CPU time of all threads of a process in milliseconds, from Linux's /proc. */
export function cpuMs(pid: number) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((sum, task) => sum + nanoseconds(pid, task), 0) / 1e6;
}

/** Returns the CPU time of the main thread of a process in milliseconds. */
export const mainThreadMs = (pid: number) => nanoseconds(pid, `${pid}`) / 1e6;

/** /proc/PID/stat counts in steps of 10 ms, schedstat in nanoseconds. */
const nanoseconds = (pid: number, task: string) =>
  Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);

/** Returns the resident memory of a process in megabytes. */
export function megabytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
