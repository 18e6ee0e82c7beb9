import { Box, Text } from '@mantine/core';
import { trpc, type Outputs } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DetailList, Disclosure, PlainText } from '../ui/details.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import type { Row } from './columns.tsx';

type Props = { row: Row; title: string; onClose: () => void };

/** An email as its recipient sees it, or the payload of another row, with its last error. */
export function ContentDialog({ row: { id, lastError }, title, onClose }: Props) {
  const isEditor = useHasRole('editor');
  const content = trpc.outbox.content.useQuery({ id }, { enabled: isEditor });
  return (
    <Dialog title={title} onClose={onClose}>
      {lastError && (
        <Text mb="sm" c="signal.7">
          {lastError}
        </Text>
      )}
      {!isEditor && (
        <Text>Only editors and owners can read the content, which may contain private links.</Text>
      )}
      {isEditor && (
        <QueryResult query={content} loadingText="Loading...">
          {({ mail, hasContent, json }) => {
            if (mail) return <Mail {...mail} />;
            if (!hasContent) return <Text>Delivered. The content has been deleted since.</Text>;
            return <PlainText component="pre">{json}</PlainText>;
          }}
        </QueryResult>
      )}
    </Dialog>
  );
}

type MailProps = NonNullable<Outputs['outbox']['content']['mail']>;

const Mail = ({ to, subject, html, text }: MailProps) => (
  <>
    <DetailList items={{ To: to, Subject: subject }} />
    {/* The sandbox disables scripts and forms; the same origin shows pictures of this site. */}
    <Box
      component="iframe"
      title={`Email: ${subject}`}
      sandbox="allow-same-origin"
      srcDoc={html}
      my="sm"
      w="100%"
      h="min(60dvh, 40rem)"
      bd="1px solid var(--tone-line)"
      bdrs="sm"
    />
    <Disclosure title="Plain text">
      <PlainText component="pre">{text}</PlainText>
    </Disclosure>
  </>
);
