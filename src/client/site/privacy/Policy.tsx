import { List, Text } from '@mantine/core';
import { hero, type sections as policySections } from '../../../shared/content/privacy.ts';
import { RichText } from '../../ui/RichText.tsx';
import { LongRead, LongReadPart } from '../../ui/LongRead.tsx';

type Sections = typeof policySections;

/** The policy beside its table of contents. */
export function Policy({ sections }: { sections: Sections }) {
  return (
    <LongRead contents={hero.contents} parts={sections}>
      {sections.map((section) => (
        <PolicySection key={section.id} {...section} />
      ))}
    </LongRead>
  );
}

function PolicySection({ id, title, paragraphs, list }: Sections[number]) {
  const [first, ...rest] = paragraphs;
  return (
    <LongReadPart id={id} title={title}>
      {first && <Paragraph parts={first} />}
      {list && (
        <List mt="1rem" maw="68ch" spacing="0.5rem">
          {list.map((item) => (
            <List.Item key={item}>{item}</List.Item>
          ))}
        </List>
      )}
      {rest.map((parts, index) => (
        <Paragraph key={index} parts={parts} />
      ))}
    </LongReadPart>
  );
}

const Paragraph = ({ parts }: { parts: Sections[number]['paragraphs'][number] }) => (
  <Text maw="68ch" mt="1rem">
    <RichText parts={parts} />
  </Text>
);
