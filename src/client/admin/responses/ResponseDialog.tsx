import { Button, Group } from '@mantine/core';
import { localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Answers } from './Answers.tsx';
import { FactList, Heading } from '../ui/details.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { openErase } from '../ui/erasePerson.tsx';
import { Guide } from './Guide.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LabelBadge } from '../ui/LabelBadge.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';

export type Response = Outputs['quiz']['list']['responses'][number];

type Props = { id: string; listed: readonly Response[] | undefined };

/** Shows the response named in the URL, which may not be in the loaded list. */
export function ResponseDialog({ id, listed }: Props) {
  const known = listed?.find((response) => response.id === id);
  const { data, error } = trpc.quiz.byId.useQuery({ id }, { enabled: !known });
  const setSearchParams = useSetSearchParams();
  const close = () => setSearchParams({ response: undefined });
  const response = known ?? data;
  if (!response && !error) return null;
  return (
    <Dialog title="Quiz Response Details" isWide onClose={close}>
      {response ? (
        <Details response={response} onErased={close} />
      ) : (
        <LoadError error={error} hasData={false} />
      )}
    </Dialog>
  );
}

function Details({ response, onErased }: { response: Response; onErased: () => void }) {
  const { id, name, email, result, createdAt, answers, generatedStrategy } = response;
  return (
    <>
      <Heading>Contact Information</Heading>
      <FactList
        facts={{
          Name: name,
          Email: <EmailLink email={email} />,
          Result: <LabelBadge value={result} />,
          Date: localDateTime(createdAt),
        }}
      />
      <Heading>Answers</Heading>
      <Answers answers={answers} isSideBySide />
      {generatedStrategy && <Heading>Generated Strategy</Heading>}
      <Guide responseId={id} text={generatedStrategy} />
      <Group justify="end" mt="md">
        <Button variant="outline" size="xs" onClick={() => openErase({ email, onErased })}>
          Erase person
        </Button>
      </Group>
    </>
  );
}
