/** The parts of React's tree that show what was rendered. */
type Fiber = {
  key: string | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

declare global {
  // oxlint-disable-next-line no-var
  var renderedNotes: string[];
}

/**
 * Runs in the page before anything else. Registers in place of React's developer tools and records
 * the keys of the notes whose components rendered in each commit.
 */
export function countRenders() {
  const PERFORMED_WORK = 1;
  globalThis.renderedNotes = [];
  function walk(now: Fiber | null, before: Fiber | null) {
    // An identical tree was not rendered.
    if (!now || now === before) return;
    for (let child = now.child; child; child = child.sibling) {
      if (child === child.alternate) continue;
      if (child.key?.startsWith('n') && child.flags & PERFORMED_WORK)
        globalThis.renderedNotes.push(child.key);
      if (child.alternate?.child !== child.child || !child.alternate) walk(child, child.alternate);
    }
  }
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
        walk(root.current, root.current.alternate),
    },
  });
}

export const rendersSince = (from: number) => globalThis.renderedNotes.slice(from);
