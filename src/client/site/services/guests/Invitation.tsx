import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Invitation as InvitationFields } from '../../../../shared/content/services/guestManagement.ts';
import { useContent } from '../../../lib/content.ts';
import { SampleMark } from '../../../ui/SampleMark.tsx';
import { Marker } from '../Marker.tsx';

/** A letter to read and to copy. The numbers in it are those of the notes below. */
export function Invitation({ subject, paragraphs }: InvitationFields) {
  const { sample } = useContent('services/sample-show');
  const letter = [`Subject: ${subject}`, ...paragraphs.map(({ text }) => text)].join('\n\n');
  const { copied, error, copy } = useClipboard({ timeout: 5000 });
  return (
    <Paper variant="panel" data-tone="white" bg="white" component="article">
      <Group
        gap="0.75rem"
        pb="1rem"
        mb="1.25rem"
        style={{ borderBottom: '1px solid var(--tone-line)' }}
      >
        <SampleMark sample={sample} />
        <Text size="sm" c="dimmed">
          Subject
        </Text>
        <Text fw={600}>{subject}</Text>
      </Group>
      <Stack gap="0.875rem">
        {paragraphs.map(({ text, note }) => (
          <Text key={text} style={{ whiteSpace: 'pre-line' }}>
            {text}
            {note && (
              <>
                {' '}
                <Marker>{note}</Marker>
              </>
            )}
          </Text>
        ))}
      </Stack>
      <Button
        variant="outline"
        size="sm"
        mt="1.5rem"
        data-needs-script
        onClick={() => copy(letter)}
      >
        {copied && 'Copied'}
        {/* Without TLS there is no clipboard. */}
        {!copied && (error ? 'Select the text and copy it' : 'Copy the email')}
      </Button>
      <output className="visually-hidden">{copied && 'Copied'}</output>
    </Paper>
  );
}
