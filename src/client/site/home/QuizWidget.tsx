import { useEffect, useRef, useState } from 'react';
import { quizWidget } from '../../../shared/content/quizTeaser.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './QuizWidget.module.css';

type State = 'collapsed' | 'expanded' | 'dismissed';

/** Outlives the page, so that what was dismissed stays away until the site is loaded again. */
let lastState: State = 'collapsed';

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
    <div className={classes.collapsed}>
      <button
        ref={opener}
        type="button"
        className={classes.open}
        aria-expanded={false}
        onClick={() => go('expanded')}
      >
        <span className={classes.mark} aria-hidden />
        <span className={classes.label}>{label}</span>
        <span className="visually-hidden">. {open}</span>
      </button>
      <DismissButton onClick={() => go('dismissed')} />
    </div>
  );
}

function Panel({ go }: { go: (state: State) => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, action, minimize } = quizWidget.expanded;
  return (
    <section
      ref={panel}
      className={classes.panel}
      data-tone="ink"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && go('collapsed')}
    >
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <ButtonLink {...action} />
        <button type="button" className={classes.minimize} onClick={() => go('collapsed')}>
          {minimize}
        </button>
      </div>
      <DismissButton onClick={() => go('dismissed')} />
    </section>
  );
}

function DismissButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.dismiss}
      aria-label={quizWidget.dismiss}
      onClick={onClick}
    />
  );
}
