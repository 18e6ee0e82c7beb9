import { FileButton, Stack, Textarea } from '@mantine/core';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { MediaTexts } from '../../../shared/media.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { MediaInput } from './MediaInput.tsx';

const Draft = z.object({
  alternativeText: z.string(),
  captions: z.string(),
  posterId: z.string().nullable(),
});

export type OpenedMedia = Outputs['media']['open'];
type Props = { media: OpenedMedia; onSaved: () => void };

/** What people write about a file: its description, and the captions and the poster of a video. */
export function MediaTextsForm({ media, onSaved }: Props) {
  const { id, kind, version } = media;
  const utils = trpc.useUtils();
  const saving = trpc.media.update.useMutation();
  const form = useDraftForm<z.output<typeof Draft>>({
    name: `media ${id}`,
    draftSchema: Draft,
    defaultValues: {
      alternativeText: media.alternativeText,
      captions: media.captions ?? '',
      posterId: media.posterId,
    },
    fieldNames: ['alternativeText', 'captions', 'posterId'],
    inputSchema: MediaTexts,
    send: async (texts) => {
      await saving.mutateAsync({ id, version, ...texts });
      void utils.content.invalidate();
      void utils.media.invalidate();
      toast({ title: 'Saved', description: 'The site shows it now.' });
      onSaved();
    },
  });
  const captions = useController({ control: form.control, name: 'captions' });
  const { field: poster, fieldState: posterState } = useController({
    control: form.control,
    name: 'posterId',
  });
  const { ref: posterRef, value: posterId, onChange: setPoster } = poster;
  return (
    <DraftForm form={form} action="Save">
      <Textarea
        label={kind === 'picture' ? 'Alternative text' : 'Description'}
        description={
          kind === 'picture' ? 'What the picture shows, for people who cannot see it.' : undefined
        }
        autosize
        minRows={1}
        {...form.field('alternativeText')}
      />
      {kind === 'video' && (
        <>
          <Stack gap={4} align="start">
            <Textarea
              w="100%"
              label="Captions"
              description="WebVTT, for people who cannot hear it. Write them, or choose a file."
              placeholder={'WEBVTT\n\n00:00.000 --> 00:04.000\nWhat is said.'}
              autosize
              minRows={4}
              maxRows={14}
              styles={{ input: { fontFamily: 'monospace' } }}
              {...captions.field}
              error={captions.fieldState.error?.message}
            />
            <FileButton
              accept=".vtt,text/vtt"
              onChange={(file) => void file?.text().then(captions.field.onChange)}
            >
              {(props) => <SmallButton {...props}>Choose a captions file</SmallButton>}
            </FileButton>
          </Stack>
          <MediaInput
            ref={posterRef}
            id={posterId ?? ''}
            kind="picture"
            label="Poster (optional)"
            description="The picture before the video plays."
            error={posterState.error?.message}
            onChange={(value) => setPoster(value || null)}
          />
        </>
      )}
    </DraftForm>
  );
}
