import { Box, Container, Text, Title } from '@mantine/core';
import { guidePage } from '../../shared/content/quizGuide.ts';
import { WaveRule } from '../ui/Wave.tsx';

/** Stands in for a guide that is still being written. */
export function GuideWriting({ isOffline }: { isOffline: boolean }) {
  const { title, text, failed } = guidePage.writing;
  return (
    <Container py="clamp(3rem, 7vw, 6.5rem)">
      <WaveRule hasCurve isPlaying />
      <Box role="status" mt="clamp(2rem, 5vw, 4rem)">
        <Title>{title}</Title>
        <Text size="lg" c="dimmed" maw="52ch" mt="1.5rem">
          {isOffline ? failed : text}
        </Text>
      </Box>
    </Container>
  );
}
