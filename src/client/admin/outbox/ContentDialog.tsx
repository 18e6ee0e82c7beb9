import { Box, Text } from '@mantine/core';
import { trpc, type Outputs } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { FactList, Fold, PlainText } from '../details.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import type { Row } from './columns.tsx';

type Props = { row: Row; title: string; onClose: () => void };

/** A mail as its reader sees it, or what else a row carries, and why its last try failed. */
export function ContentDialog({ row: { id, lastError }, title, onClose }: Props) {
  const { data, error } = trpc.outbox.content.useQuery({ id });
  return (
    <Dialog title={title} onClose={onClose}>
      {lastError && (
        <Text mb="sm" c="signal.7">
          {lastError}
        </Text>
      )}
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading..." />}
      {data?.mail && <Mail {...data.mail} />}
      {data && !data.hasContent && <Text>Delivered. The content has been deleted since.</Text>}
      {data?.hasContent && !data.mail && <PlainText component="pre">{data.json}</PlainText>}
    </Dialog>
  );
}

type MailProps = NonNullable<Outputs['outbox']['content']['mail']>;

const Mail = ({ to, subject, html, text }: MailProps) => (
  <>
    <FactList facts={{ To: to, Subject: subject }} />
    {/* Without rights of its own: neither scripts nor forms of a mail run here. */}
    <Box
      component="iframe"
      title={`Mail: ${subject}`}
      sandbox=""
      srcDoc={html}
      my="sm"
      w="100%"
      h="min(60dvh, 40rem)"
      bd="1px solid var(--tone-line)"
      bdrs="sm"
    />
    <Fold title="Plain text">
      <PlainText component="pre">{text}</PlainText>
    </Fold>
  </>
);
