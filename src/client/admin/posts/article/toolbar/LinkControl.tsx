import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useForm } from 'react-hook-form';
import { cleanLine, unwrapAddress } from '../../../../../shared/cleanText.ts';
import { IconLink } from '../../../../ui/icons/IconLink.ts';

const VALID_HREF = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$|^\/$/;

/** Edits the link of the selection. Mantine's own control accepts any text as a URL. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, { open, close }] = useDisclosure();
  const isActive = useEditorState({ editor, selector: () => editor.isActive('link') });
  const name = isActive ? 'Change link' : 'Link';
  const closeAndRefocus = () => {
    close();
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={closeAndRefocus}
      trapFocus
      width="20rem"
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <RichTextEditor.Control aria-label={name} title={name} active={isActive} onClick={open}>
          <IconLink size={20} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm editor={editor} onClose={closeAndRefocus} />
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { href: String(editor.getAttributes('link').href ?? '') },
  });
  const apply = handleSubmit(({ href }) => {
    setLink(editor, withProtocol(href));
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void apply(event)}>
      <TextInput
        data-autofocus
        size="sm"
        label="Link address"
        error={formState.errors.href?.message}
        {...register('href', {
          validate: (typed) =>
            VALID_HREF.test(withProtocol(typed)) ||
            'Use an address such as https://example.com, /contact or mailto:a@b.com',
        })}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" size="xs">
          Set link
        </Button>
        <Button variant="outline" size="xs" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

/** Adds `https://` to `example.com/a`. */
function withProtocol(typed: string) {
  const address = unwrapAddress(cleanLine(typed));
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : address;
}

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const textNode = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
  (isNew ? chain.insertContent(textNode) : chain.setLink({ href })).run();
}
