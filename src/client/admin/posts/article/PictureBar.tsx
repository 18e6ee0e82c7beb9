import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { plainMessage } from '../../failureText.ts';
import { useUpload } from '../editor/useUpload.ts';
import classes from './ArticleEditor.module.css';

/** Puts a picture into the article, or changes the words of the chosen one. */
export function PictureBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isChosen = editor.isActive('image');
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<{ alt?: string; file?: string }>({});
  const { upload, isSending } = useUpload();

  const apply = async () => {
    if (!alt.trim()) return setError({ alt: 'Describe what the picture shows' });
    if (isChosen && !file) {
      editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
      return onClose();
    }
    if (!file) return setError({ file: 'Choose a picture' });
    try {
      const { url: src, width, height } = await upload(file);
      const attrs = { src, width, height, alt: alt.trim() };
      editor.chain().focus().insertContent({ type: 'image', attrs }).run();
      return onClose();
    } catch (failure) {
      return setError({ file: plainMessage(failure) });
    }
  };

  return (
    <div className={classes.bar} role="group" aria-label="Picture">
      <TextInput
        // Opened by a press, it takes the keyboard at once.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="What the picture shows (alternative text)"
        value={alt}
        error={error.alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextInput
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        label={isChosen ? 'Another file' : 'File'}
        error={error.file}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <Button className={classes.small} disabled={isSending} onClick={() => void apply()}>
        {isSending ? 'Uploading...' : isChosen ? 'Change the picture' : 'Put it in'}
      </Button>
      <Button className={classes.small} variant="outline" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
