import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { useEffect, useRef, useState } from 'react';
import { quizWidget } from '../../../shared/content/quizTeaser.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './QuizWidget.module.css';

type State = 'collapsed' | 'expanded' | 'dismissed';

/** Outlives the component: a dismissed widget stays dismissed until the next page load. */
let lastState: State = 'collapsed';

const dismissal = {
  iconSize: '1.25rem',
  radius: 'xl',
  variant: 'transparent',
  c: 'inherit',
  'aria-label': quizWidget.dismiss,
} as const;

/** Offers the quiz in the corner of the window. */
export function QuizWidget() {
  const [state, setState] = useState(lastState);
  const opener = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);

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
