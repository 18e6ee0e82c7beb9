import { Alert, Stack, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { progressText } from '../../outbox/columns.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { confirmSending, notConfigured, showSent } from '../../ui/sending.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';

/** Sends the saved guide again, and shows the status of its emails. */
export function SendPanel({ id, isChanged }: { id: string; isChanged: boolean }) {
  const { data, error } = trpc.quiz.guideEditor.emails.useQuery({ id });
  const { quiz, outbox } = trpc.useUtils();
  const send = trpc.quiz.guideEditor.send.useMutation({
    onSuccess: ({ state }) => showSent('Guide', state),
    onSettled: () => Promise.all([quiz.guideEditor.emails.invalidate(), outbox.invalidate()]),
  });
  const ask = ({ email, isConfigured }: Emails) =>
    confirmSending({
      title: 'Send the guide again?',
      action: 'Send again',
      isConfigured,
      send: (sendId) => send.mutateAsync({ id, sendId }),
      children: (
        <>
          The saved version goes to <strong>{email}</strong>.
        </>
      ),
    });
  return (
    <Panel title="Email">
      <LoadError error={error} hasData={!!data} />
      {data && (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            To {data.email}
          </Text>
          {!data.isConfigured && (
            <Alert color="brass" my="xs">
              {notConfigured} The person can open the private page.
            </Alert>
          )}
          <SmallButton my="xs" isBusy={isChanged || send.isPending} onClick={() => ask(data)}>
            Send again
          </SmallButton>
          {isChanged && (
            <Text size="sm" c="dimmed">
              Save your changes first.
            </Text>
          )}
          <EmailStates {...data} />
        </>
      )}
    </Panel>
  );
}

type Emails = Outputs['quiz']['guideEditor']['emails'];

const EmailStates = ({ emails, isConfigured }: Emails) => (
  <Stack component="ol" aria-label="Emails" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
    {emails.map(({ id, createdAt, lastError, ...row }) => (
      <Text key={id} component="li" size="sm" c={lastError ? 'signal.7' : 'dimmed'}>
        {localDateTime(createdAt)}:{' '}
        {[progressText({ ...row, isConfigured }), lastError].filter(Boolean).join(' · ')}
      </Text>
    ))}
  </Stack>
);
