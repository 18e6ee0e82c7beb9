/** Calls `stop` once the process that started this one is gone. */
export function whenOrphaned(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
