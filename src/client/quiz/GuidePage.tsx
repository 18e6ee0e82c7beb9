import { Box, Container, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { guideHead, guidePage } from '../../shared/content/quizGuide.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { isNotFound, unlessMissing } from '../lib/callErrors.ts';
import { Page as NotFound } from '../site/NotFoundPage.tsx';
import { WaveRule } from '../ui/Wave.tsx';
import { Guide } from './Guide.tsx';

const POLL_INTERVAL_MS = 3000;

export const load = ({ utils }: Api, { token = '' }: Params) =>
  unlessMissing(utils.quiz.guide.fetch({ token }));

export const head = () => ({ ...guideHead, isSecret: true });

export const Page = withApi(() => {
  const { token = '' } = useParams();
  const { data, error } = trpc.quiz.guide.useQuery(
    { token },
    {
      refetchInterval: ({ state }) =>
        isWritten(state.data) || isNotFound(state.error) ? false : POLL_INTERVAL_MS,
    },
  );
  const hasGuide = isWritten(data);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (hasGuide && wasWaiting.current)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasWaiting.current = !hasGuide;
  }, [hasGuide]);
  if (isNotFound(error)) return <NotFound />;
  return data && hasGuide ? <Guide {...data} /> : <Writing isOffline={error !== null} />;
});

const isWritten = (data: { sections: unknown[] } | undefined) =>
  data !== undefined && data.sections.length > 0;

/** Shown while the guide is being written. */
function Writing({ isOffline }: { isOffline: boolean }) {
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
