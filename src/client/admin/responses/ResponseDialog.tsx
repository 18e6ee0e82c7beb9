import { Button, Group } from '@mantine/core';
import { localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Answers } from './Answers.tsx';
import { DetailList, Heading } from '../ui/details.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { openEraseDialog } from '../ui/EraseDialog.tsx';
import { Guide } from './Guide.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LabelBadge } from '../ui/LabelBadge.tsx';
import { Source } from '../ui/Source.tsx';
import { useDetailDialog } from '../table/useDetailDialog.ts';

export type QuizResponse = Outputs['quiz']['list']['responses'][number];

type Props = { id: string; loadedResponses: readonly QuizResponse[] | undefined };

/** Shows the response named in the URL, which may not be in the loaded list. */
export function ResponseDialog(props: Props) {
  const { isClosed, close } = useDetailDialog('response');
  return isClosed ? null : <OpenDialog {...props} onClose={close} />;
}

function OpenDialog({ id, loadedResponses, onClose }: Props & { onClose: () => void }) {
  const listedResponse = loadedResponses?.find((response) => response.id === id);
  const { data, error } = trpc.quiz.byId.useQuery({ id }, { enabled: !listedResponse });
  const response = listedResponse ?? data;
  if (!response && !error) return null;
  return (
    <Dialog title="Quiz Response Details" isWide onClose={onClose}>
      {response ? (
        <Details response={response} onErased={onClose} />
      ) : (
        <LoadError error={error} hasData={false} />
      )}
    </Dialog>
  );
}

function Details({ response, onErased }: { response: QuizResponse; onErased: () => void }) {
  const { id, name, email, result, createdAt, answers, generatedStrategy } = response;
  return (
    <>
      <Heading>Contact Information</Heading>
      <DetailList
        items={{
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
      <ResponseSource id={id} />
      <Group justify="end" mt="md">
        <ButtonLink
          href={`/admin/people/${id}`}
          label="Open the person's page"
          variant="outline"
          size="xs"
        />
        <ForRole least="owner">
          <Button variant="outline" size="xs" onClick={() => openEraseDialog({ email, onErased })}>
            Erase person
          </Button>
        </ForRole>
      </Group>
    </>
  );
}

/** The list does not contain the source of its responses. */
function ResponseSource({ id }: { id: string }) {
  const { data, error } = trpc.quiz.byId.useQuery({ id });
  return data ? (
    <Source attribution={data.attribution} />
  ) : (
    <LoadError error={error} hasData={false} />
  );
}
