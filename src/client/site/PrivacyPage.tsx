import { List, Text } from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import { longDate, utcDay } from '../../shared/dates.ts';
import { fill } from '../../shared/fill.ts';
import { anchors } from '../../shared/paths.ts';
import { VISIT_HISTORY_DAYS } from '../../shared/visitHistoryDays.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { Hero } from '../ui/Hero.tsx';
import { LongRead, LongReadPart } from '../ui/LongRead.tsx';
import { RichText } from '../ui/RichText.tsx';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { useInBrowser } from '../lib/useInBrowser.ts';

export const content = ['pages/privacy'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/privacy').head;

export function Page() {
  const copy = useContent('pages/privacy');
  const updated = (
    <p>
      {copy.lastUpdated} <Today />
    </p>
  );
  return (
    <>
      <Hero {...copy.hero} control={updated} />
      <LongRead contentsLabel={copy.contents} parts={copy.sections}>
        {copy.sections.map((section) => (
          <PolicySection key={section.id} {...section} />
        ))}
      </LongRead>
    </>
  );
}

const RequestForm = lazyOnVisible(
  async () => (await import('../privacy/RequestForm.tsx')).RequestForm,
  '9rem',
);

type Section = Content['pages/privacy']['sections'][number];

function PolicySection({ id, title, paragraphs, list }: Section) {
  const [first, ...rest] = paragraphs;
  return (
    <LongReadPart id={id} title={title}>
      {first && <Paragraph paragraph={first} />}
      {list && (
        <List mt="1rem" pl="1.25rem" maw="52ch" spacing="0.5rem" style={{ listStyle: 'disc' }}>
          {list.map((item) => (
            <List.Item key={item}>{item}</List.Item>
          ))}
        </List>
      )}
      {rest.map((paragraph, index) => (
        <Paragraph key={index} paragraph={paragraph} />
      ))}
      {id === anchors.ownData && <RequestForm />}
    </LongReadPart>
  );
}

const Paragraph = ({ paragraph }: { paragraph: Section['paragraphs'][number] }) => (
  <Text maw="52ch" mt="1rem">
    <RichText
      parts={
        typeof paragraph === 'string'
          ? [fill(paragraph, { visitHistoryDays: VISIT_HISTORY_DAYS })]
          : paragraph
      }
    />
  </Text>
);

/**
 * The current date, set by the browser because the cached page may be from another day. Without
 * scripts the server's date shows.
 */
function Today() {
  const date = useInBrowser(today);
  return (
    <>
      <time dateTime={date}>{date && longDate(date)}</time>
      <noscript suppressHydrationWarning>{longDate(today())}</noscript>
    </>
  );
}

const today = () => utcDay();
