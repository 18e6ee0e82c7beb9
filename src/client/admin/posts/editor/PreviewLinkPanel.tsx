import { Button, Group, Text } from '@mantine/core';
import { trpc } from '../../../lib/api.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showError } from '../../ui/showError.ts';
import type { Post } from './postFields.ts';

/** A secret link to the saved post, valid until it is revoked. */
export function PreviewLinkPanel({ post: { id, previewToken: initialToken } }: { post: Post }) {
  const { data } = trpc.blog.adminGet.useQuery({ id });
  const { adminGet, preview } = trpc.useUtils().blog;
  const onSuccess = ({ previewToken }: { previewToken: string | null }) => {
    adminGet.setData({ id }, (cached) => cached && { ...cached, previewToken });
    void preview.invalidate();
  };
  const share = trpc.blog.sharePreview.useMutation({ onSuccess, onError: showError });
  const revoke = trpc.blog.revokePreview.useMutation({ onSuccess });
  const token = data ? data.previewToken : initialToken;
  if (!token)
    return (
      <Panel title="Preview link">
        <Text size="sm" c="dimmed">
          Anyone with the link can see the post, even as a draft.
        </Text>
        <Button variant="outline" size="xs" onClick={() => share.mutate({ id })}>
          Create link
        </Button>
      </Panel>
    );
  const url = `${location.origin}/blog/preview/${token}`;
  return (
    <Panel title="Preview link">
      <CopyField
        label="Preview link"
        description="Shows the last saved version to anyone with the link."
        value={url}
      />
      <Group>
        <ActionButton
          label="Revoke"
          target="the preview link"
          confirmTitle="Revoke the preview link?"
          run={() => revoke.mutateAsync({ id })}
        />
      </Group>
    </Panel>
  );
}
