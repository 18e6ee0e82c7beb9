import { Container, Text } from '@mantine/core';
import classes from './Loading.module.css';
import { WaveEdge } from './Wave.tsx';

/** Says what is being fetched, under a waveform that plays. */
export function Loading({ text }: { text: string }) {
  return (
    <Container py="clamp(3rem, 7vw, 6.5rem)" role="status">
      <WaveEdge className={classes.wave} />
      <Text c="dimmed">{text}</Text>
    </Container>
  );
}
