import { Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { post as copy } from '../../shared/content/blog.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const pageUrl = () => location.origin + location.pathname;

/** Shares through the browser's dialog, where there is one, or copies the address. */
export function ShareArticle({ title }: { title: string }) {
  const hasDialog = useInBrowser(() => 'share' in navigator);
  const clipboard = useClipboard({ timeout: 5000 });
  const share = () =>
    // Closing the dialog rejects the promise, which is not an error.
    navigator.share({ title, url: pageUrl() }).catch(() => undefined);
  return (
    <Group mt="2.5rem" gap="sm" data-needs-script data-screen-only>
      {hasDialog && (
        <Button variant="outline" size="sm" onClick={() => void share()}>
          {copy.share}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => clipboard.copy(pageUrl())}>
        {copy.copyLink}
      </Button>
      <span role="status">
        {clipboard.copied && copy.copied}
        {clipboard.error && `${copy.copyFailed} ${pageUrl()}`}
      </span>
    </Group>
  );
}
