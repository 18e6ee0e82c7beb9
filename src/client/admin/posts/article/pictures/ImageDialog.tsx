import { Button, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { type UploadedImage, ImageDropzone } from '../../ImageDropzone.tsx';

type Props = {
  editor: Editor;
  onClose: () => void;
};

/** Inserts an image into the article, or changes the selected one. */
export function ImageDialog({ editor, onClose }: Props) {
  const isImageSelected = editor.isActive('image');
  const { src, alt = '' } = editor.getAttributes('image');
  const [uploadedImage, setUploadedImage] = useState<UploadedImage>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { alt: String(alt) } });
  const { errors, isSubmitted } = formState;
  const isImageMissing = !uploadedImage && !isImageSelected;
  const apply = handleSubmit(({ alt }) => {
    if (isImageMissing) return;
    const attrs = {
      ...(uploadedImage && { ...uploadedImage, src: uploadedImage.url }),
      alt: alt.trim(),
    };
    const chain = editor.chain().focus();
    if (isImageSelected) chain.updateAttributes('image', attrs).run();
    else chain.insertContent({ type: 'image', attrs }).run();
    onClose();
  });
  return (
    <Dialog title="Picture" closeLabel="Cancel" onClose={onClose}>
      <form noValidate onSubmit={(event) => void apply(event)}>
        <Stack>
          <ImageDropzone
            src={uploadedImage?.url ?? src}
            error={isSubmitted && isImageMissing && 'Choose a picture'}
            onUploaded={setUploadedImage}
          />
          <TextInput
            label="Alternative text"
            error={errors.alt?.message}
            {...register('alt', {
              validate: (typed) => !!typed.trim() || 'Describe what the picture shows',
            })}
          />
          <Button type="submit" size="sm" style={{ alignSelf: 'start' }}>
            {isImageSelected ? 'Change picture' : 'Insert picture'}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
