import { Button, Group, Paper, Text } from '@mantine/core';
import { useInBrowser } from '../ui/useInBrowser.ts';

type EmbedPromptProps = {
  copy: { title: string; text: string; accept: string; decline: string };
  onAccept: () => void;
  onDecline: () => void;
};

/** Stands above our own form and offers the other company's instead of it. */
export function EmbedPrompt({ copy, onAccept, onDecline }: EmbedPromptProps) {
  // Until this code is here a click would do nothing.
  const isReady = !!useInBrowser(() => true);
  return (
    <Paper px="lg" py="md" mb="xl">
      <Text fw={600}>{copy.title}</Text>
      <Text>{copy.text}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="outline" disabled={!isReady} onClick={onAccept}>
          {copy.accept}
        </Button>
        <Button variant="outline" disabled={!isReady} onClick={onDecline}>
          {copy.decline}
        </Button>
      </Group>
    </Paper>
  );
}

/** Brings the keyboard to the first field a person fills. */
export function focusFirstField(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
}
