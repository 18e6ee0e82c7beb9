import { Box, Container, Text } from '@mantine/core';
import { WaveEdge } from './Wave.tsx';

/** A loading message below an animated waveform. */
export function Loading({ text }: { text: string }) {
  return (
    <Container py="clamp(3rem, 7vw, 6.5rem)" role="status">
      <Box maw="20rem" mb="0.75rem">
        <WaveEdge isPlaying />
      </Box>
      <Text c="dimmed">{text}</Text>
    </Container>
  );
}
