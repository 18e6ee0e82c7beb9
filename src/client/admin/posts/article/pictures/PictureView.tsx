import '@mantine/core/styles/Loader.layer.css';
import { Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import classes from './PictureView.module.css';
import { retryUpload, useUpload } from './uploads.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const link = z
  .object({ href: text })
  .nullish()
  .transform((value) => value?.href ?? '');
const Attributes = z.object({ src: text, alt: text, uploadId: text, link });

/** A picture in the editor, or the state of its upload, with a field for the alternative text. */
export function PictureView({ node, editor, getPos, deleteNode }: ReactNodeViewProps) {
  const { src, alt, uploadId, link: href } = Attributes.parse(node.attrs);
  const upload = useUpload(uploadId);
  const setAttributes = (attributes: object, isUndoable: boolean) => {
    const position = getPos();
    if (position === undefined) return;
    const { tr } = editor.state;
    // Setting attributes one by one keeps a selected picture selected.
    for (const [name, value] of Object.entries(attributes))
      tr.setNodeAttribute(position, name, value);
    editor.view.dispatch(tr.setMeta('addToHistory', isUndoable));
  };
  const finishUpload = useEffectEvent(() => {
    if (!upload?.image || src) return;
    const { url, width, height } = upload.image;
    // Undo removes the picture instead of returning to its upload.
    setAttributes({ src: url, width, height, uploadId: null }, false);
  });
  // Also when redo inserts the picture again.
  useEffect(() => finishUpload(), [upload, src]);
  const leave = (event: KeyboardEvent) => {
    const position = getPos();
    if (event.key !== 'Enter' || position === undefined) return;
    event.preventDefault();
    editor.commands.focus(position + node.nodeSize);
  };
  return (
    <NodeViewWrapper className={classes.picture}>
      {src ? (
        <img src={src} alt={alt} data-drag-handle />
      ) : (
        <UploadState uploadId={uploadId} onRemove={deleteNode} />
      )}
      <TextInput
        size="xs"
        label="Alternative text"
        placeholder="What does the picture show?"
        description={alt.trim() ? undefined : 'Needed before the post is published.'}
        inputWrapperOrder={['label', 'input', 'description']}
        value={alt}
        mod={{ missing: !alt.trim() }}
        onChange={(event) => setAttributes({ alt: event.currentTarget.value }, true)}
        onKeyDown={leave}
      />
      {href && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Leads to {href}
        </Text>
      )}
    </NodeViewWrapper>
  );
}

function UploadState({ uploadId, onRemove }: { uploadId: string; onRemove: () => void }) {
  const upload = useUpload(uploadId);
  const error = upload ? upload.error : 'This picture was not uploaded. Insert it again.';
  const name = upload?.file.name ?? 'the picture';
  return (
    <Group className={classes.upload} gap="sm" role={error ? 'alert' : 'status'}>
      {!error && <Loader size="sm" />}
      <Text span size="sm" c={error ? 'signal.7' : undefined}>
        {error ? `${upload ? `${name} was not uploaded. ` : ''}${error}` : `Uploading ${name}…`}
      </Text>
      {upload?.error && (
        <Button size="xs" onClick={() => retryUpload(uploadId)}>
          Try again
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </Group>
  );
}
