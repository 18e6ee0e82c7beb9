import { Button, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type Picture, PictureDrop } from '../PictureDrop.tsx';

type Props = {
  editor: Editor;
  /** An image that was pasted or dropped into the article. */
  file?: File | undefined;
  onClose: () => void;
};

/** Inserts an image into the article, or changes the selected one. */
export function PictureDialog({ editor, file, onClose }: Props) {
  const isChosen = editor.isActive('image');
  const { src, alt = '' } = editor.getAttributes('image');
  const [picture, setPicture] = useState<Picture>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { alt: String(alt) } });
  const { errors, isSubmitted } = formState;
  const isMissing = !picture && !isChosen;
  const apply = handleSubmit(({ alt }) => {
    if (isMissing) return;
    const attrs = { ...(picture && { ...picture, src: picture.url }), alt: alt.trim() };
    const chain = editor.chain().focus();
    if (isChosen) chain.updateAttributes('image', attrs).run();
    else chain.insertContent({ type: 'image', attrs }).run();
    onClose();
  });
  return (
    <Dialog title="Picture" closeLabel="Cancel" onClose={onClose}>
      <form noValidate onSubmit={(event) => void apply(event)}>
        <Stack>
          <PictureDrop
            src={picture?.url ?? src}
            initialFile={file}
            error={isSubmitted && isMissing && 'Choose a picture'}
            onUploaded={setPicture}
          />
          <TextInput
            label="Alternative text"
            maxLength={300}
            error={errors.alt?.message}
            {...register('alt', {
              validate: (typed) => !!typed.trim() || 'Describe what the picture shows',
            })}
          />
          <Button type="submit" size="sm" style={{ alignSelf: 'start' }}>
            {isChosen ? 'Change picture' : 'Insert picture'}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
