import {
  Box,
  Button,
  Container,
  Divider,
  List,
  Paper,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { fill } from '../../shared/fill.ts';
import { resultOf } from '../../shared/quiz/questions.ts';
import { useContent } from '../lib/content.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { CallLink } from './CallLink.tsx';
import { ShowReveal } from './ShowReveal.tsx';
import type { Outcome } from './store.ts';
import { restart, useResultEntry } from './useSteps.ts';

export function QuizResult({ outcome }: { outcome: Outcome }) {
  useResultEntry();
  const { result: copy } = useContent('pages/quiz');
  const result = resultOf(useContent('quiz'), outcome.type);
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  if (!result) return null;
  return (
    <Box __vars={{ '--wave-played': '100%' }} data-quiz-result>
      {outcome.token && outcome.guideUrl && (
        <ShowReveal
          token={outcome.token}
          guideUrl={outcome.guideUrl}
          isWritten={outcome.message !== undefined}
        />
      )}
      <Hero
        label={copy.label}
        title={result.title}
        text={result.description}
        control={<CallLink label={copy.call} {...(outcome.token && { variant: 'outline' })} />}
        hasWave
      >
        {outcome.message ? <Complete {...outcome} /> : <Writing {...outcome} />}
      </Hero>
      <Container pt="clamp(2.5rem, 5vw, 4rem)" pb="var(--section-space)">
        <SimpleGrid
          cols={{ base: 1, sm: 2 }}
          spacing="clamp(2rem, 6vw, 6rem)"
          verticalSpacing="clamp(2.5rem, 5vw, 4rem)"
        >
          <Part id="quiz-recommendations" title={copy.recommendations}>
            <CheckList items={result.recommendations} />
          </Part>
          <Part id="quiz-next-steps" title={copy.nextSteps}>
            <List type="ordered" variant="numbered">
              {result.nextSteps.map((step) => (
                <List.Item key={step}>{step}</List.Item>
              ))}
            </List>
          </Part>
          <div>
            <Button variant="outline" onClick={() => restart()}>
              {copy.again}
            </Button>
          </div>
        </SimpleGrid>
      </Container>
    </Box>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Divider mb="1.25rem" />
      <Title order={2} size="h3" id={id} mb="1.5rem">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Shows how many sections are written, and completes the result at the end. */
function Writing({ token, written }: Outcome) {
  const { guide } = useContent('pages/quiz');
  useEffect(() => {
    // Followed already, unless the page was reloaded.
    if (token)
      void import('./guideProgress.ts').then(
        ({ resumeProgress }) => resumeProgress(token, guide),
        () => {},
      );
  }, [token, guide]);
  if (!token) return null;
  return (
    <Text role="status" c="dimmed">
      {written ? fill(guide.written, written) : guide.writing}
    </Text>
  );
}

function Complete({ message, emailWarning }: Outcome) {
  const { complete, emailStatus } = useContent('pages/quiz').guide;
  return (
    <Paper
      component="aside"
      p="clamp(1.5rem, 2.5vw, 2rem)"
      data-tone="white"
      style={{
        borderTop: '4px solid var(--mantine-color-gain-6)',
        borderTopLeftRadius: 0,
        borderTopRightRadius: 0,
        overflowWrap: 'anywhere',
      }}
      aria-label={complete}
    >
      <Title order={2} size="h3" c="var(--tone-gain)" mb="0.75rem">
        {complete}
      </Title>
      <Text>{message}</Text>
      {emailWarning && (
        <>
          <Divider my="0.75rem" />
          <Text c="dimmed">
            <strong>{emailStatus}:</strong> {emailWarning}
          </Text>
        </>
      )}
    </Paper>
  );
}
