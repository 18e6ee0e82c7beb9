import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import classes from './ArticleEditor.module.css';

const KNOWN = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$|^\/$/;

/** Asks where the chosen words lead. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();
  const apply = () => {
    const typed = href.trim();
    const wanted = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed;
    if (!KNOWN.test(wanted))
      return setError('Takes an address such as https://example.com, /contact or mailto:a@b.com');
    const chain = editor.chain().focus().extendMarkRange('link');
    const isEmpty = editor.state.selection.empty && !editor.isActive('link');
    if (isEmpty)
      chain.insertContent({
        type: 'text',
        text: wanted,
        marks: [{ type: 'link', attrs: { href: wanted } }],
      });
    else chain.setLink({ href: wanted });
    chain.run();
    return onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={classes.bar} role="group" aria-label="Link">
      <TextInput
        // Opened by a press, it takes the keyboard at once.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="Where the link leads"
        value={href}
        error={error}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button className={classes.small} onClick={apply}>
        Set the link
      </Button>
      <Button className={classes.small} variant="outline" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
