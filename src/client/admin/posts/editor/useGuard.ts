import { useEffect } from 'react';

const question = 'What you wrote is not saved yet. It stays in this browser. Leave this page?';

/** Asks before a click or the browser leaves a page with something unsaved. */
export function useGuard(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = link instanceof HTMLAnchorElement && leaves(link);
      // oxlint-disable-next-line no-alert
      if (!isElsewhere || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', beforeUnload);
    // Before the router, which listens below.
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, true);
    };
  }, [isChanged]);
}

const leaves = ({ target, origin, pathname, hash }: HTMLAnchorElement) =>
  target !== '_blank' && origin === location.origin && (pathname !== location.pathname || !hash);
