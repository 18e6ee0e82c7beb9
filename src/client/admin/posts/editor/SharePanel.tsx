import { trpc } from '../../../api.tsx';
import { Button, TextInput } from '@mantine/core';
import { toast } from '../../../ui/toasts.ts';
import { ConfirmButton } from '../../ConfirmButton.tsx';
import { tellFailure } from '../../tellFailure.ts';
import type { Post } from './fields.ts';
import classes from './PostEditor.module.css';

/** The link that shows the saved post to outsiders, for as long as it is not revoked. */
export function SharePanel({ post: { id, previewToken: first } }: { post: Post }) {
  const { data } = trpc.blog.adminGet.useQuery({ id });
  const { adminGet, preview } = trpc.useUtils().blog;
  const options = {
    onSuccess: ({ previewToken }: { previewToken: string | null }) => {
      adminGet.setData({ id }, (known) => known && { ...known, previewToken });
      void preview.invalidate();
    },
    onError: tellFailure,
  };
  const share = trpc.blog.sharePreview.useMutation(options);
  const revoke = trpc.blog.revokePreview.useMutation(options);
  const token = data ? data.previewToken : first;
  const url = token && `${location.origin}/blog/preview/${token}`;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description: 'Whoever has the link sees the last saved text.' });
  };
  return (
    <section className={classes.panel} aria-labelledby="share">
      <h2 id="share">Preview link</h2>
      {url ? (
        <>
          <TextInput
            label="Link for people outside"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className={classes.row}>
            <Button className={classes.small} variant="outline" onClick={() => void copy(url)}>
              Copy
            </Button>
            <ConfirmButton
              label="Revoke"
              about="the preview link"
              question="The link will lead nowhere."
              onConfirm={() => revoke.mutate({ id })}
            />
          </div>
        </>
      ) : (
        <>
          <p className={classes.hint}>Shows the post to whoever has the link, in any state.</p>
          <Button className={classes.small} variant="outline" onClick={() => share.mutate({ id })}>
            Make a link
          </Button>
        </>
      )}
    </section>
  );
}
