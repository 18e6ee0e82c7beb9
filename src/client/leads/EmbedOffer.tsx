import { Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useInBrowser } from '../lib/useInBrowser.ts';

type EmbedOfferProps = {
  copy: { title: string; text: string; accept: string; decline: string };
  onAccept: () => void;
  /** Our own form. */
  children: ReactNode;
};

/** Our own form, and above it the offer to load the other company's instead. */
export function EmbedOffer({ copy, onAccept, children }: EmbedOfferProps) {
  // Until this code is here a click would do nothing.
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
