import { Accordion, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import type { Faq as FaqItem } from '../../shared/content/shapes.ts';

/** The answers stand in the page from the start, for those who search and those without scripts. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <Accordion multiple chevron={<span />}>
      {items.map(({ question, answer }, index) => (
        // The value becomes a part of ids, where spaces are not allowed.
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
