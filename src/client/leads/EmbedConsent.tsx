import { Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { focusFirstField } from '../lib/focusFirstField.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

type EmbedConsentProps = {
  copy: { title: string; text: string; accept: string; decline: string };
  onAccept: () => void;
  children: ReactNode;
};

/** Asks for consent to load a third party's form, with our own form below. */
export function EmbedConsent({ copy, onAccept, children }: EmbedConsentProps) {
  // Before hydration a click has no effect.
  const isReady = !!useInBrowser(() => true);
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <Paper px="lg" py="md" mb="xl">
        <Text fw={600}>{copy.title}</Text>
        <Text>{copy.text}</Text>
        <Group gap="sm" mt="sm">
          <Button variant="outline" disabled={!isReady} onClick={onAccept}>
            {copy.accept}
          </Button>
          <Button
            variant="outline"
            disabled={!isReady}
            onClick={() => focusFirstField(form.current)}
          >
            {copy.decline}
          </Button>
        </Group>
      </Paper>
      <div ref={form}>{children}</div>
    </>
  );
}
