/** Calls `stop` once the parent process has exited. */
export function exitWithParent(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
