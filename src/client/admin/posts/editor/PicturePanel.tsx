import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { plainMessage } from '../../failureText.ts';
import classes from './PostEditor.module.css';
import type { PostEditorState } from './usePostEditor.ts';
import { useUpload } from './useUpload.ts';

/** The picture above the article and on cards; without one the site takes one of its own. */
export function PicturePanel({ editor: { fields, errors, set } }: { editor: PostEditorState }) {
  const { upload, isSending } = useUpload();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setFailure(undefined);
    try {
      const { url } = await upload(file);
      set({ imageUrl: url });
    } catch (error) {
      setFailure(plainMessage(error));
    }
  };
  return (
    <section className={classes.panel} aria-labelledby="picture">
      <h2 id="picture">Picture</h2>
      {fields.imageUrl && (
        <img src={fields.imageUrl} alt={fields.imageAlt} className={classes.picture} />
      )}
      <TextInput
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={fields.imageUrl ? 'Another file' : 'File'}
        error={failure ?? errors.imageUrl}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <p className={classes.hint} role="status">
        {isSending ? 'Uploading...' : 'JPEG, PNG, WebP, AVIF or GIF, at most 15 MB.'}
      </p>
      {fields.imageUrl && (
        <>
          <TextInput
            label="What it shows (alternative text)"
            name="imageAlt"
            value={fields.imageAlt}
            error={errors.imageAlt}
            maxLength={300}
            onChange={({ target }) => set({ imageAlt: target.value })}
          />
          <Button
            variant="outline"
            className={classes.small}
            onClick={() => set({ imageUrl: null, imageAlt: '' })}
          >
            Without a picture
          </Button>
        </>
      )}
    </section>
  );
}
