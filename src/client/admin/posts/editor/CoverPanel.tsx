import { Button, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureDrop } from '../PictureDrop.tsx';
import { type Fields, useField } from './fields.ts';
import { Panel } from '../../ui/Panel.tsx';

/** The cover image; without one the site uses a default. */
export function CoverPanel() {
  const { control, setValue, formState } = useFormContext<Fields>();
  const [url, alt] = useWatch({ control, name: ['imageUrl', 'imageAlt'] });
  const field = useField();
  const show = (imageUrl: string | null) =>
    setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Panel title="Picture">
      <PictureDrop
        src={url}
        alt={alt}
        error={formState.errors.imageUrl?.message}
        onUploaded={(picture) => show(picture.url)}
      />
      {url && (
        <>
          <TextInput label="Alternative text" maxLength={300} {...field('imageAlt')} />
          <Button
            variant="outline"
            size="xs"
            onClick={() => {
              setValue('imageAlt', '', { shouldDirty: true });
              show(null);
            }}
          >
            Remove picture
          </Button>
        </>
      )}
    </Panel>
  );
}
