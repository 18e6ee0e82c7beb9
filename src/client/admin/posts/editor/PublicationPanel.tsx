import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { Radio, Stack } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { postStates } from '../../../../shared/blog.ts';
import { fromPickerValue, isPast, localDateTime, toPickerValue } from '../../../../shared/dates.ts';
import { viewerZone } from '../../../../shared/zonedDates.ts';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { labelOf } from '../../../../shared/labelOf.ts';
import type { PostFields, Post } from './postFields.ts';
import { Panel } from '../../ui/Panel.tsx';

export function PublicationPanel({ post }: { post: Post | undefined }) {
  const { control } = useFormContext<PostFields>();
  const published = useWatch({ control, name: 'published' });
  return (
    <Panel title="Publication">
      <Controller
        control={control}
        name="published"
        render={({ field }) => (
          <Radio.Group label="State" {...field}>
            <Stack gap="xs" mt="xs">
              {postStates.map((state) => (
                <Radio key={state} value={state} label={labelOf(state)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      />
      {published === 'scheduled' && <PublishAtField />}
      {post?.published === 'published' && (
        <SiteLink href={`/blog/${encodeURIComponent(post.slug)}`} newTab label="View post" />
      )}
    </Panel>
  );
}

const PublishAtField = () => (
  <Controller<PostFields, 'publishAt'>
    name="publishAt"
    render={({ field: { value, onChange, ...field }, fieldState }) => (
      <DateTimePicker
        label="Public from"
        placeholder="Choose day and time"
        description={describePublishAt(value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        valueFormat={localDateTime}
        previousLabel="Previous month"
        nextLabel="Next month"
        timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
        submitButtonProps={{ 'aria-label': 'Done' }}
        value={toPickerValue(value)}
        error={fieldState.error?.message}
        onChange={(chosen) => onChange(fromPickerValue(chosen))}
        {...field}
      />
    )}
  />
);

function describePublishAt(publishAt: string | null) {
  if (publishAt !== null && isPast(publishAt))
    return 'This time is in the past: the post will be public immediately, with this date.';
  return `In your time zone, ${viewerZone()}. The post becomes public at this time.`;
}
