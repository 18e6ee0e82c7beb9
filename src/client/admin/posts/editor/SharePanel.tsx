import { Button, Group, Text, TextInput } from '@mantine/core';
import { trpc } from '../../../api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { ConfirmButton } from '../../ConfirmButton.tsx';
import { tellFailure } from '../../tellFailure.ts';
import type { Post } from './fields.ts';
import { SidePanel } from './SidePanel.tsx';

/** The link that shows the saved post to outsiders, for as long as it is not revoked. */
export function SharePanel({ post: { id, previewToken: first } }: { post: Post }) {
  const { data } = trpc.blog.adminGet.useQuery({ id });
  const { adminGet, preview } = trpc.useUtils().blog;
  const options = {
    onSuccess: ({ previewToken }: { previewToken: string | null }) => {
      adminGet.setData({ id }, (known) => known && { ...known, previewToken });
      void preview.invalidate();
    },
  };
  const share = trpc.blog.sharePreview.useMutation({ ...options, onError: tellFailure });
  const revoke = trpc.blog.revokePreview.useMutation(options);
  const token = data ? data.previewToken : first;
  if (!token)
    return (
      <SidePanel title="Preview link">
        <Text size="sm" c="dimmed">
          Shows the post to whoever has the link, in any state.
        </Text>
        <Button
          variant="outline"
          size="xs"
          style={{ alignSelf: 'start' }}
          onClick={() => share.mutate({ id })}
        >
          Make a link
        </Button>
      </SidePanel>
    );
  const url = `${location.origin}/blog/preview/${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied', description: 'Whoever has the link sees the last saved text.' });
  };
  return (
    <SidePanel title="Preview link">
      <TextInput
        label="Link for people outside"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Group gap="xs">
        <Button variant="outline" size="xs" onClick={() => void copy()}>
          Copy
        </Button>
        <ConfirmButton
          label="Revoke"
          about="the preview link"
          question="The link will lead nowhere."
          onConfirm={() => revoke.mutateAsync({ id })}
        />
      </Group>
    </SidePanel>
  );
}
