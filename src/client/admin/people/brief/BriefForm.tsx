import '@mantine/core/styles/Fieldset.layer.css';
import { Box, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FieldPath, useFieldArray } from 'react-hook-form';
import { briefHeadings } from '../../../../shared/content/briefHeadings.ts';
import { SmallButton } from '../../ui/SmallButton.tsx';
import type { BriefFields } from './briefForm.ts';
import type { BriefEditorState } from './useBriefEditor.ts';

const MAX_OBJECTIONS = 4;

/** The written part of a brief as a form. */
export function BriefForm({ editor: { form } }: { editor: BriefEditorState }) {
  const { control, formState, getFieldState, register } = form;
  const objections = useFieldArray({ control, name: 'objections' });
  const field = (path: FieldPath<BriefFields>) => {
    const { error } = getFieldState(path, formState);
    return { ...register(path), error: error?.message ?? error?.root?.message };
  };
  return (
    <Stack gap="md" maw="56rem" mt="md" data-screen-only>
      <Textarea {...field('situation')} label={briefHeadings.situation} autosize minRows={3} />
      <Textarea {...field('market')} label={briefHeadings.market} autosize minRows={3} />
      <Textarea
        {...field('questions')}
        label={briefHeadings.questions}
        description="One per line, 3 to 7."
        autosize
        minRows={5}
      />
      {form.getValues('episodes').map((_, index) => (
        <Fieldset key={index} legend={`Episode idea ${index + 1}`}>
          <Stack gap="sm">
            <TextInput {...field(`episodes.${index}.title`)} label="Title" />
            <Textarea {...field(`episodes.${index}.note`)} label="Note" autosize minRows={2} />
          </Stack>
        </Fieldset>
      ))}
      {objections.fields.map(({ id }, index) => (
        <Fieldset key={id} legend={`Objection ${index + 1}`}>
          <Stack gap="sm">
            <TextInput {...field(`objections.${index}.objection`)} label="Objection" />
            <Textarea {...field(`objections.${index}.reply`)} label="Reply" autosize minRows={2} />
            <Box>
              <SmallButton
                isBusy={objections.fields.length === 1}
                onClick={() => objections.remove(index)}
              >
                Remove objection {index + 1}
              </SmallButton>
            </Box>
          </Stack>
        </Fieldset>
      ))}
      <Group gap="sm">
        <SmallButton
          isBusy={objections.fields.length >= MAX_OBJECTIONS}
          onClick={() => objections.append({ objection: '', reply: '' })}
        >
          Add objection
        </SmallButton>
        <Text size="sm" c="dimmed">
          1 to {MAX_OBJECTIONS}
        </Text>
      </Group>
    </Stack>
  );
}
