import { Button, Group, Paper, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { invitation } from '../../../../shared/content/servicePages/invitation.ts';
import { Marker } from '../Marker.tsx';
import { SampleBadge } from '../SampleNote.tsx';
import classes from './Invitation.module.css';

/** A letter to read and to copy. The numbers in it are those of the notes below. */
export function Invitation() {
  const { copied, error, copy } = useClipboard({ timeout: 5000 });
  return (
    <Paper variant="panel" data-tone="white" bg="white" component="article">
      <Group gap="0.75rem" pb="1rem" mb="1.25rem" className={classes.head}>
        <SampleBadge />
        <Text size="sm" c="dimmed">
          {invitation.subjectLabel}
        </Text>
        <Text fw={600}>{invitation.subject}</Text>
      </Group>
      {invitation.paragraphs.map(({ text, note }) => (
        <Text key={text} className={classes.paragraph}>
          {text}
          {note && (
            <>
              {' '}
              <Marker>{note}</Marker>
            </>
          )}
        </Text>
      ))}
      <Button
        variant="outline"
        size="sm"
        mt="1.5rem"
        data-needs-script
        onClick={() => copy(invitation.text)}
      >
        {copied && invitation.copied}
        {!copied && (error ? invitation.failed : invitation.copy)}
      </Button>
      <output className="visually-hidden">{copied && invitation.copied}</output>
    </Paper>
  );
}
