import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bookingAgain } from '../../../shared/content/booking.ts';
import { anchors } from '../../../shared/content/links.ts';
import { quizWidget } from '../../../shared/content/quizTeaser.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './QuizWidget.module.css';

type State = 'collapsed' | 'expanded' | 'dismissed';

/** What it must not cover: the hero, which links to the quiz itself, prices, fields and the footer. */
const ids = [
  anchors.hero,
  anchors.packages,
  anchors.booking,
  anchors.return,
  anchors.cta,
  bookingAgain.id,
];
const COVERED = `footer, ${ids.map((id) => `#${id}`).join()}`;

/** Outlives the component: a dismissed widget stays dismissed until the next page load. */
let lastState: State = 'collapsed';

const dismissal = {
  iconSize: '1.25rem',
  radius: 'xl',
  variant: 'transparent',
  c: 'inherit',
  'aria-label': quizWidget.dismiss,
} as const;

/** Offers the quiz in the corner of the window, where it covers nothing that a visitor works with. */
export function QuizWidget() {
  const [state, setState] = useState(lastState);
  const opener = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  const isClear = useIsClear(() => setState((now) => (now === 'expanded' ? 'collapsed' : now)));

  useEffect(() => {
    if (state === 'collapsed' && wasExpanded.current) opener.current?.focus();
    wasExpanded.current = state === 'expanded';
  }, [state]);

  const go = (next: State) => {
    lastState = next === 'dismissed' ? next : 'collapsed';
    setState(next);
  };

  if (state === 'dismissed') return null;
  if (state === 'expanded') return <Panel go={go} />;
  const { label, open } = quizWidget.collapsed;
  return (
    <Paper
      radius="xl"
      className={classes.collapsed}
      data-tone="ink"
      data-shown={isClear}
      data-needs-script
      data-screen-only
    >
      <Button
        ref={opener}
        size="sm"
        variant="transparent"
        c="inherit"
        leftSection={<span className={classes.mark} aria-hidden />}
        className={classes.open}
        aria-expanded={false}
        onClick={() => go('expanded')}
      >
        <span className={classes.label}>{label}</span>
        <span className="visually-hidden">. {open}</span>
      </Button>
      <CloseButton
        {...dismissal}
        size="2.5rem"
        className={classes.dismiss}
        onClick={() => go('dismissed')}
      />
    </Paper>
  );
}

/** Returns whether none of `COVERED` is in view; `onCovered` runs when one of them comes into view. */
function useIsClear(onCovered: () => void) {
  const [isClear, setClear] = useState(false);
  const covered = useEffectEvent(onCovered);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      setClear(inView.size === 0);
      if (inView.size > 0) covered();
    });
    for (const element of document.querySelectorAll(COVERED)) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isClear;
}

function Panel({ go }: { go: (state: State) => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, action, minimize } = quizWidget.expanded;
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
          {minimize}
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
