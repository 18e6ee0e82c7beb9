import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { ownDataDownloadPath } from '../../shared/paths.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { undefinedIfNotFound } from '../lib/callErrors.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';
import { Hero } from '../ui/Hero.tsx';
import { LongRead } from '../ui/LongRead.tsx';
import { EraseOwnData } from './EraseOwnData.tsx';
import { Brief } from './Brief.tsx';
import { Inquiries, Messages, QuizResponses, Subscriptions } from './groups.tsx';
import { Moment } from './Moment.tsx';
import { type OwnData, Fields, RecordGroup } from './Records.tsx';
import { RequestCorrection } from './RequestCorrection.tsx';
import { Page as UnknownLink } from './UnknownOwnDataPage.tsx';
import { questionsOf } from '../../shared/quiz/questions.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { VisitSource } from './Source.tsx';

/** What the person did on the site, if they consented to a history. */
function Visits({ data: { visits, counts } }: { data: OwnData }) {
  const questions = questionsOf(useContent('quiz'));
  const { labels, visits: kinds } = useContent('pages/own-data');
  const names: Readonly<Partial<Record<string, string>>> = kinds;
  return (
    <RecordGroup part="visits" items={visits} total={counts.visits}>
      {({ kind, name, source, at }) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {names[kind] ?? kind}
            {name && `: ${questions.find(({ id }) => id === name)?.question ?? name}`}
          </Text>
          <Text size="sm" c="dimmed">
            <Moment at={at} />
          </Text>
          <Fields
            labels={labels}
            rows={{ source: source !== null && <VisitSource source={source} /> }}
          />
        </>
      )}
    </RecordGroup>
  );
}

export const content = ['quiz', 'pages/guide', 'pages/own-data'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/own-data').head;

export const load = ({ utils }: Api, { token = '' }: Params) =>
  undefinedIfNotFound(utils.privacy.me.fetch({ token }));

export const Page = withApi(() => {
  const { token = '' } = useParams();
  const { hero, contents, records, request, erase } = useContent('pages/own-data');
  const [isErased, setErased] = useState(false);
  const { data } = trpc.privacy.me.useQuery({ token });
  const { mutate: recordOpening } = trpc.privacy.opened.useMutation();
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    recordOpening({ token });
  }, [recordOpening, token]);
  if (isErased) return <Erased />;
  if (!data) return <UnknownLink />;
  const parts = [
    ...Object.entries(records).map(([id, { title }]) => ({ id, title })),
    { id: 'correct', title: request.title },
    { id: 'erase', title: erase.title },
  ];
  return (
    <>
      <Hero
        {...hero}
        control={<Download token={token} email={data.email} expiresAt={data.expiresAt} />}
      />
      <LongRead contentsLabel={contents} parts={parts}>
        <Inquiries token={token} data={data} />
        <QuizResponses token={token} data={data} />
        <Brief data={data} />
        <Subscriptions token={token} data={data} />
        <Visits data={data} />
        <Messages data={data} />
        <RequestCorrection token={token} />
        <EraseOwnData token={token} counts={data.counts} onErased={() => setErased(true)} />
      </LongRead>
    </>
  );
});

type DownloadProps = { token: string } & Pick<OwnData, 'email' | 'expiresAt'>;

/** A form, because opening a link must have no effect; it works without scripts. */
function Download({ token, email, expiresAt }: DownloadProps) {
  const { expires, download, downloadNote } = useContent('pages/own-data');
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
      <Text size="sm" c="dimmed" mb="1.5rem">
        {expires} <Moment at={expiresAt} />.
      </Text>
      <form method="post" action={ownDataDownloadPath}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{download}</Button>
      </form>
      <Text size="sm" c="dimmed" mt="sm">
        {downloadNote}
      </Text>
    </>
  );
}

function Erased() {
  const { hero, erased } = useContent('pages/own-data');
  const { action, ...text } = erased;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is unmounted.
    container.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={container} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
      <EmptyPage label={hero.label} {...text}>
        <ButtonLink mt="1.75rem" {...action} />
      </EmptyPage>
    </div>
  );
}
