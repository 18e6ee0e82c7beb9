import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openConfirmation } from '../../Confirmation.tsx';

/** Asks before a click or the browser leaves a page with something unsaved. */
export function useGuard(isChanged: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return undefined;
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leaves(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      openConfirmation({
        title: 'Leave this page?',
        action: 'Leave',
        isHarmless: true,
        onConfirm: () => navigate(link.pathname + link.search + link.hash),
        children: 'What you wrote is not saved yet. It stays in this browser.',
      });
    };
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', beforeUnload);
    // Before the router, which listens below.
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, true);
    };
  }, [isChanged, navigate]);
}

function leaves({ target, origin, pathname, hash }: HTMLAnchorElement, click: MouseEvent) {
  const isElsewhere = pathname !== location.pathname || !hash;
  const isNewTab = target === '_blank' || click.ctrlKey || click.metaKey || click.shiftKey;
  return isElsewhere && !isNewTab && origin === location.origin;
}
