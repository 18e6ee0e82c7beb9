import { Accordion, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import type { Faq as FaqItem } from '../../shared/content/shapes.ts';

/** Answers are part of the HTML, for in-page search and for visitors without scripts. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <Accordion multiple chevron={<span />}>
      {items.map(({ question, answer }, index) => (
        // The value becomes part of an id, which must not contain spaces.
        <Accordion.Item key={question} value={`${index}`}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>
            <Text>{answer}</Text>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
      <noscript>
        <style>{'[role=region][aria-labelledby]{display:block!important}'}</style>
      </noscript>
    </Accordion>
  );
}
