import { Box, Stack, Text, Title } from '@mantine/core';
import { useContent } from '../lib/content.ts';
import { BlockingDialog } from '../ui/Dialog.tsx';
import { WaveRule } from '../ui/Wave.tsx';
import classes from './Overlay.module.css';

/** Covers the page while the answers are being sent. */
export function Overlay() {
  const { title, text } = useContent('pages/quiz').overlay;
  return (
    <BlockingDialog label={title} isFullScreen>
      <Stack
        align="center"
        justify="center"
        mih="100dvh"
        p="var(--page-margin)"
        bg="var(--tone-ground)"
        c="var(--tone-text)"
        className={classes.overlay}
        data-tone="ink"
      >
        <Box w="min(44rem, 100%)">
          <WaveRule hasCurve isPlaying />
          <Title order={2} mt="2rem">
            {title}
          </Title>
          <Text size="lg" lh="md" c="dimmed" mt="1rem">
            {text}
          </Text>
        </Box>
      </Stack>
    </BlockingDialog>
  );
}
