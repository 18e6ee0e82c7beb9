import { Button, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { ImageDropzone } from '../ImageDropzone.tsx';
import { type PostFields, useFieldProps } from './postFields.ts';
import { Panel } from '../../ui/Panel.tsx';

/** The cover image; without one the site uses a default. */
export function CoverPanel() {
  const { control, setValue, formState } = useFormContext<PostFields>();
  const [url, alt] = useWatch({ control, name: ['imageUrl', 'imageAlt'] });
  const fieldProps = useFieldProps();
  const setImageUrl = (imageUrl: string | null) =>
    setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Panel title="Picture">
      <ImageDropzone
        src={url}
        alt={alt}
        error={formState.errors.imageUrl?.message}
        onUploaded={(image) => setImageUrl(image.url)}
      />
      {url && (
        <>
          <TextInput label="Alternative text" {...fieldProps('imageAlt')} />
          <Button
            variant="outline"
            size="xs"
            onClick={() => {
              setValue('imageAlt', '', { shouldDirty: true });
              setImageUrl(null);
            }}
          >
            Remove picture
          </Button>
        </>
      )}
    </Panel>
  );
}
