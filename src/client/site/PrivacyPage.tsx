import { List, Text } from '@mantine/core';
import * as copy from '../../shared/content/privacy.ts';
import { ownDataSection } from '../../shared/content/ownData.ts';
import { longDate, utcDay } from '../../shared/dates.ts';
import { Hero } from '../ui/Hero.tsx';
import { LongRead, LongReadPart } from '../ui/LongRead.tsx';
import { RichText } from '../ui/RichText.tsx';
import { lazyOnVisible } from '../lib/lazyOnVisible.tsx';
import { useInBrowser } from '../lib/useInBrowser.ts';

export const head = () => copy.head;

export function Page() {
  const updated = (
    <p>
      {copy.hero.lastUpdated} <Today />
    </p>
  );
  return (
    <>
      <Hero {...copy.hero} control={updated} />
      <LongRead contentsLabel={copy.hero.contents} parts={copy.sections}>
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

type Section = (typeof copy.sections)[number];

function PolicySection({ id, title, paragraphs, list }: Section) {
  const [first, ...rest] = paragraphs;
  return (
    <LongReadPart id={id} title={title}>
      {first && <Paragraph parts={first} />}
      {list && (
        <List mt="1rem" pl="1.25rem" maw="52ch" spacing="0.5rem" style={{ listStyle: 'disc' }}>
          {list.map((item) => (
            <List.Item key={item}>{item}</List.Item>
          ))}
        </List>
      )}
      {rest.map((parts, index) => (
        <Paragraph key={index} parts={parts} />
      ))}
      {id === ownDataSection && <RequestForm />}
    </LongReadPart>
  );
}

const Paragraph = ({ parts }: { parts: Section['paragraphs'][number] }) => (
  <Text maw="52ch" mt="1rem">
    <RichText parts={parts} />
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
