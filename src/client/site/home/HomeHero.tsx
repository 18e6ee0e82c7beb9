import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { anchors } from '../../../shared/paths.ts';
import { bookingChoice } from '../../leads/bookingChoice.ts';
import { useContent } from '../../lib/content.ts';
import { Actions } from '../../ui/Actions.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Picture, type ImageSource } from '../../ui/Picture.tsx';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import classes from './HomeHero.module.css';
import { noBreak } from '../../ui/noBreak.tsx';

const poster: ImageSource = {
  files: [
    { path: '/media/hero-poster-640', width: 640 },
    { path: '/media/hero-poster', width: 1280 },
  ],
  width: 1280,
  height: 720,
};

export function HomeHero() {
  const { hero } = useContent('pages/home');
  const [isPaused, setPaused] = useState(false);
  return (
    <Stack
      component="section"
      id={anchors.hero}
      gap={0}
      pos="relative"
      bg="var(--tone-ground)"
      c="var(--tone-text)"
      className={classes.hero}
      data-tone="ink"
    >
      <div className={classes.backdrop}>
        <Picture picture={poster} alt="" sizes="100vw" isUrgent />
        <BackgroundVideo isPaused={isPaused} />
      </div>
      <Container
        w="100%"
        mih={{ md: 'min(calc(100svh - var(--header-height) - 6.5rem), 50rem)' }}
        pt="clamp(2rem, 5vw, 5rem)"
        pb={{ md: '4rem' }}
      >
        <Title fz="clamp(2.625rem, 1.2rem + 5vw, 5.75rem)" maw="11.5em">
          {noBreak(hero.headline)} <RotatingPhrases phrases={hero.phrases} isPaused={isPaused} />
        </Title>
        <Text size="lg" c="dimmed" maw="46ch" mt="clamp(1.25rem, 3vw, 2.25rem)">
          {noBreak(hero.text)}
        </Text>
        <Text
          size="sm"
          lh={1.5}
          maw="52ch"
          my="clamp(1.25rem, 2vw, 1.75rem)"
          pl="1rem"
          style={{ borderLeft: '2px solid var(--tone-gain)' }}
        >
          {noBreak(hero.guarantee)}
        </Text>
        <Actions
          links={hero.actions.map(({ choice, label }) => ({
            label,
            href: `#${anchors.booking}`,
            onClick: () => bookingChoice.set(choice),
          }))}
        />
      </Container>
      <Button
        variant="outline"
        size="sm"
        w="2.75rem"
        p={0}
        bg="var(--tone-ground)"
        className={classes.motion}
        aria-label={isPaused ? 'Play the animation' : 'Pause the animation'}
        data-paused={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        <span className={classes.glyph} />
      </Button>
      <Container w="100%" style={{ order: 2 }}>
        <QuizPromo />
      </Container>
    </Stack>
  );
}

/** Shows one phrase at a time; screen readers get all of them in order. */
function RotatingPhrases({ phrases, isPaused }: { phrases: readonly string[]; isPaused: boolean }) {
  return (
    <span className={classes.phrases} data-paused={isPaused}>
      {phrases.map((phrase, index) => (
        <span key={phrase} className={classes.phrase} style={turn(index)}>
          {phrase}
          {index < phrases.length - 1 && <span className={classes.comma}>, </span>}
        </span>
      ))}
    </span>
  );
}

const turn = (index: number): CSSProperties & { '--turn': number } => ({ '--turn': index });

function QuizPromo() {
  const { title, text, action } = useContent('quiz-promo').hero;
  return (
    <aside className={classes.quiz} aria-label={useContent('site').pages['/quiz']}>
      <Text variant="quote" fz="1.25rem" fw={700}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <ButtonLink variant="arrow" {...action} />
    </aside>
  );
}
