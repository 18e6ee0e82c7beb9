import { Button, CloseButton, Group, Paper, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useRef, useState } from 'react';
import { useContent } from '../../lib/content.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import strip from '../../ui/Strip.module.css';
import classes from './QuizWidget.module.css';

const inBrowser = () => true;

type State = 'collapsed' | 'expanded' | 'dismissed';

/** Around the tab's places in the stylesheet: the lower, the upper and the middle one. */
const places = ['-60% 0px 0px', '0px 0px -70%', '-34% 0px -44%'];

/** Outlives the component: a dismissed widget stays dismissed until the next page load. */
let lastState: State = 'collapsed';

const dismissal = {
  iconSize: '1.25rem',
  radius: 'xl',
  variant: 'transparent',
  c: 'inherit',
  'aria-label': 'Dismiss',
} as const;

/** Offers the quiz at the edge of the window, where it covers nothing that a visitor works with. */
export function QuizWidget() {
  const [state, setState] = useState(lastState);
  const isReady = useInBrowser(inBrowser);
  const opener = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  const place = useFreePlace();
  const { label } = useContent('quiz-promo').tab;

  useEffect(() => {
    if (state === 'collapsed' && wasExpanded.current) opener.current?.focus();
    wasExpanded.current = state === 'expanded';
  }, [state]);

  const go = (next: State) => {
    lastState = next === 'dismissed' ? next : 'collapsed';
    setState(next);
  };

  if (!isReady || state === 'dismissed') return null;
  if (state === 'expanded') return <Panel go={go} />;
  return (
    <Paper className={classes.tab} data-tone="ink" data-place={place} data-screen-only>
      <UnstyledButton
        ref={opener}
        fz="sm"
        className={classes.open}
        aria-expanded={false}
        onClick={() => go('expanded')}
      >
        <span className={classes.mark} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className="visually-hidden">. Open the quiz offer</span>
      </UnstyledButton>
      <CloseButton
        {...dismissal}
        size="2.5rem"
        className={classes.dismiss}
        onClick={() => go('dismissed')}
      />
    </Paper>
  );
}

/**
 * Returns the first place where the tab covers no row that scrolls sideways, which on narrow screens
 * reaches the edge of the window; -1 if there is none.
 */
function useFreePlace() {
  const [busy, setBusy] = useState<readonly number[]>([]);
  useEffect(() => {
    const rows = document.querySelectorAll(`.${strip.strip}`);
    const observers = places.map((rootMargin, place) => {
      const inView = new Set<Element>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) inView.add(target);
            else inView.delete(target);
          setBusy((now) => [
            ...now.filter((other) => other !== place),
            ...(inView.size > 0 ? [place] : []),
          ]);
        },
        { rootMargin },
      );
      for (const row of rows) observer.observe(row);
      return observer;
    });
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);
  return places.findIndex((_, place) => !busy.includes(place));
}

function Panel({ go }: { go: (state: State) => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, action } = useContent('quiz-promo').tab;
  return (
    <Paper
      component="section"
      ref={panel}
      p="1.5rem"
      w="min(23rem, 100vw - 1.5rem)"
      className={classes.panel}
      data-tone="ink"
      data-screen-only
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && go('collapsed')}
    >
      <Text variant="quote" fz="1.375rem" fw={700} lh={1.15} pr="2.5rem">
        {title}
      </Text>
      <Text size="sm" c="dimmed" mt="0.75rem" mb="1.25rem">
        {text}
      </Text>
      <Group gap="0.5rem">
        <ButtonLink {...action} />
        <Button
          variant="transparent"
          size="sm"
          fz="md"
          td="underline"
          c="inherit"
          onClick={() => go('collapsed')}
        >
          Minimize
        </Button>
      </Group>
      <CloseButton
        {...dismissal}
        size="2.75rem"
        pos="absolute"
        top="0.5rem"
        right="0.5rem"
        onClick={() => go('dismissed')}
      />
    </Paper>
  );
}
