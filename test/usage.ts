import { readdirSync, readFileSync } from 'node:fs';

// What Linux says about a process.

/** Returns the CPU time of all threads of a process in milliseconds. */
export const cpuMs = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + threadMs(pid, task), 0);

/** Returns the CPU time of a thread, the main one unless given. /proc/PID/stat has steps of 10 ms. */
export const threadMs = (pid: number, task = `${pid}`) =>
  Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Returns the resident memory of a process in megabytes. */
export const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
