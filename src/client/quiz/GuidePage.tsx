import { Box, Container, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { fill } from '../../shared/fill.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { isNotFound, undefinedIfNotFound } from '../lib/callErrors.ts';
import * as notFound from '../site/NotFoundPage.tsx';
import { useGuideVisit } from '../site/useVisitHistory.ts';
import { WaveRule } from '../ui/Wave.tsx';
import { Guide } from './Guide.tsx';
import { type Progress, useGuideStream } from './useGuideStream.ts';

export const content = ['pages/guide', ...notFound.content] as const;

export const load = ({ utils }: Api, { token = '' }: Params) =>
  undefinedIfNotFound(utils.quiz.guide.fetch({ token }));

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/guide').head;

export const Page = withApi(() => {
  const { token = '' } = useParams();
  const { data, error } = trpc.quiz.guide.useQuery({ token });
  const hasGuide = data !== undefined && data.sections.length > 0;
  const progress = useGuideStream(token, hasGuide);
  useGuideVisit(hasGuide);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (hasGuide && wasWaiting.current)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasWaiting.current = !hasGuide;
  }, [hasGuide]);
  if (isNotFound(error)) return <notFound.Page />;
  if (!hasGuide) return <GuideInProgress {...progress} />;
  return (
    <>
      {!progress.isWhole && <SectionsSoFar {...progress} />}
      <Guide {...data} />
    </>
  );
});

/** Shown until the first section is written. */
function GuideInProgress({ isOffline }: Progress) {
  const { title, text, offline } = useContent('pages/guide').writing;
  return (
    <Container py="clamp(3rem, 7vw, 6.5rem)">
      <WaveRule hasCurve isPlaying />
      <Box role="status" mt="clamp(2rem, 5vw, 4rem)">
        <Title>{title}</Title>
        <Text size="lg" c="dimmed" maw="52ch" mt="1.5rem">
          {isOffline ? offline : text}
        </Text>
      </Box>
    </Container>
  );
}

function SectionsSoFar({ count, total, isOffline }: Progress) {
  const { sections, offline } = useContent('pages/guide').writing;
  return (
    <Container pt="1rem" data-screen-only>
      <Text role="status" size="sm" c="dimmed">
        {isOffline ? offline : fill(sections, { count, total })}
      </Text>
    </Container>
  );
}
