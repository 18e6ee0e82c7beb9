import { Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useInBrowser } from '../lib/useInBrowser.ts';

type EmbedOfferProps = {
  copy: { title: string; text: string; accept: string; decline: string };
  onAccept: () => void;
  children: ReactNode;
};

/** Our own form below an offer to load the third party's. */
export function EmbedOffer({ copy, onAccept, children }: EmbedOfferProps) {
  // Before hydration a click has no effect.
  const isReady = !!useInBrowser(() => true);
  const form = useRef<HTMLDivElement>(null);
  const decline = () =>
    form.current
      ?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')
      ?.focus();
  return (
    <>
      <Paper px="lg" py="md" mb="xl">
        <Text fw={600}>{copy.title}</Text>
        <Text>{copy.text}</Text>
        <Group gap="sm" mt="sm">
          <Button variant="outline" disabled={!isReady} onClick={onAccept}>
            {copy.accept}
          </Button>
          <Button variant="outline" disabled={!isReady} onClick={decline}>
            {copy.decline}
          </Button>
        </Group>
      </Paper>
      <div ref={form}>{children}</div>
    </>
  );
}
