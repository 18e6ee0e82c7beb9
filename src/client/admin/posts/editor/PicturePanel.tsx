import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import classes from './PostEditor.module.css';
import { uploadPicture } from './upload.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** The picture above the article and on cards; without one the site takes one of its own. */
export function PicturePanel({ editor: { fields, errors, set } }: { editor: PostEditorState }) {
  const [state, setState] = useState<{ isSending: boolean; error?: string }>({ isSending: false });
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState({ isSending: true });
    try {
      const { url } = await uploadPicture(file);
      set({ imageUrl: url });
      setState({ isSending: false });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'Not uploaded';
      setState({ isSending: false, error: sentence });
    }
  };
  return (
    <section className={classes.panel} aria-labelledby="picture">
      <h2 id="picture">Picture</h2>
      {fields.imageUrl && (
        <img src={fields.imageUrl} alt={fields.imageAlt} className={classes.picture} />
      )}
      <TextField
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={fields.imageUrl ? 'Another file' : 'File'}
        error={state.error ?? errors.imageUrl}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <p className={classes.hint} role="status">
        {state.isSending ? 'Uploading...' : 'JPEG, PNG, WebP, AVIF or GIF, at most 15 MB.'}
      </p>
      {fields.imageUrl && (
        <>
          <TextField
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
