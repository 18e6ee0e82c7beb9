import { useWindowEvent } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../../lib/isPlainClick.ts';
import { openConfirmation } from '../ui/Confirmation.tsx';

/**
 * Asks for confirmation before a link click, a reload or closing the tab leaves a page with unsaved
 * changes.
 */
export function useUnsavedWarning(isChanged: boolean) {
  const navigate = useNavigate();
  useWindowEvent('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!isChanged || !(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    openConfirmation({
      title: 'Leave this page?',
      action: 'Leave',
      isReversible: true,
      onConfirm: () => navigate(link.pathname + link.search + link.hash),
      children: 'You have unsaved changes. They are kept in this browser.',
    });
  };
  // Runs before the router's own click handler.
  useWindowEvent('click', onClick, { capture: true });
}

function leavesPage({ target, origin, pathname, hash }: HTMLAnchorElement, click: MouseEvent) {
  const isOtherPage = pathname !== location.pathname || !hash;
  const isSameTab = target !== '_blank' && isPlainClick(click);
  return isOtherPage && isSameTab && origin === location.origin;
}
