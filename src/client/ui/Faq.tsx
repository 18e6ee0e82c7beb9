import { Accordion, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import type { ReactNode } from 'react';
import { noBreak } from './noBreak.tsx';

type Props = { items: readonly { question: string; answer: ReactNode }[] };

/** Answers are part of the HTML, for in-page search and for visitors without scripts. */
export function Faq({ items }: Props) {
  return (
    <Accordion multiple chevron={<span />}>
      {items.map(({ question, answer }, index) => (
        // The value becomes part of an id, which must not contain spaces.
        <Accordion.Item key={question} value={`${index}`}>
          <Accordion.Control>{noBreak(question)}</Accordion.Control>
          <Accordion.Panel>
            {typeof answer === 'string' ? <Text>{noBreak(answer)}</Text> : answer}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
      <noscript>
        <style>
          {
            '[role=region][aria-labelledby]{display:block!important;height:auto!important;opacity:1!important}'
          }
        </style>
      </noscript>
    </Accordion>
  );
}
