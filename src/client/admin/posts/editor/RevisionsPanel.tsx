import { useState } from 'react';
import { localDateTime } from '../../../../shared/dates.ts';
import { trpc } from '../../../api.tsx';
import { Button } from '@mantine/core';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { toast } from '../../../ui/toasts.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import { tellFailure } from '../../tellFailure.ts';
import { Differences } from './Differences.tsx';
import type { Post } from './fields.ts';
import classes from './PostEditor.module.css';
import type { PostEditorState } from './usePostEditor.ts';

type Props = { editor: PostEditorState; post: Post };

/** What the post was before each save. */
export function RevisionsPanel({ editor, post }: Props) {
  const [shown, setShown] = useState<number>();
  const { data, error } = trpc.blog.revisions.useQuery({ id: post.id });
  return (
    <section className={classes.panel} aria-labelledby="revisions">
      <h2 id="revisions">Revisions</h2>
      <LoadFailure error={error} hasData={!!data} />
      {data?.revisions.length === 0 && (
        <p className={classes.hint}>Every save keeps what was there before.</p>
      )}
      {data && data.revisions.length > 0 && (
        <ul className={classes.revisions}>
          {data.revisions.map(({ version, savedAt }) => (
            <li key={version}>
              <button type="button" className={classes.revision} onClick={() => setShown(version)}>
                Version {version}, {localDateTime(savedAt)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <RevisionDialog
          editor={editor}
          post={post}
          version={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

type DialogProps = Props & { version: number; onClose: () => void };

function RevisionDialog({ editor, post: { id }, version, onClose }: DialogProps) {
  const { data, error } = trpc.blog.revision.useQuery({ id, version });
  const restore = trpc.blog.restore.useMutation({
    onSuccess: (restored) => {
      editor.open(restored);
      toast({ title: 'Restored', description: `The words of version ${version} are back.` });
      onClose();
    },
    onError: tellFailure,
  });
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      <p>
        Restoring brings its words and picture back; address and publication stay. What is saved now
        becomes a revision itself.
      </p>
      <div className={classes.row} style={{ marginBlock: '1.25rem' }}>
        <Button
          className={classes.button}
          disabled={!data || restore.isPending || editor.isChanged}
          onClick={() => restore.mutate({ id, version: editor.version, revision: version })}
        >
          Restore it
        </Button>
        {editor.isChanged && <span className={classes.hint}>Save first what you have typed.</span>}
      </div>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading the revision..." />}
      {data && (
        <Differences
          theirs={data}
          mine={editor.fields}
          names={{ theirs: `Version ${version}`, mine: 'Now' }}
        />
      )}
    </Dialog>
  );
}
