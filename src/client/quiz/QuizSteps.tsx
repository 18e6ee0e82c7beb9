import { Honeypot } from '../ui/Honeypot.tsx';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import { questionsOf } from '../../shared/quiz/questions.ts';
import { useContent } from '../lib/content.ts';
import { Box, Button, Text, Title } from '@mantine/core';
import { useAutoAdvance } from './autoAdvance.ts';
import { useContactForm, usePersonForm } from './forms.ts';
import { useStore } from '../lib/store.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { loadNotifications } from '../ui/toasts.ts';
import { Overlay } from './Overlay.tsx';
import { options } from './loadOptions.ts';
import { lastStep, isComplete, nextAction, type Progress } from './progress.ts';
import { Question } from './Question.tsx';
import classes from './QuizSteps.module.css';
import { adoptTypedValues, moveByKey, savePerson } from './input.ts';
import { currentQuiz } from './store.ts';
import { prepareSubmission, useSubmission } from './useSubmission.ts';
import { goBack, goForward, useSteps, restart } from './useSteps.ts';
import { useStepViews } from './useStepViews.ts';
import { Waveform } from './Waveform.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Clears the answers after a second press confirms it. */
function StartOver({ onStart }: { onStart: () => void }) {
  const { kept } = useContent('pages/quiz');
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (!isAsking) return setAsking(true);
    onStart();
    restart();
  };
  return (
    <>
      <p>{kept}</p>
      <Button
        variant="transparent"
        size="sm"
        px={0}
        fz="sm"
        c="var(--tone-text)"
        td="underline"
        onClick={press}
        onBlur={() => setAsking(false)}
      >
        {isAsking ? 'Clear all answers?' : 'Start over'}
      </Button>
    </>
  );
}

const Footer = ({ onStart }: { onStart: () => void }) => (
  <Text component="div" size="sm" lh="md" c="dimmed" style={{ alignSelf: 'end' }}>
    <StartOver onStart={onStart} />
  </Text>
);

type PositionProps = { question: QuizQuestion; step: number; count: number };

/** The progress and, in room that it keeps on every question, the switch that moves on by itself. */
function Position({ question, step, count }: PositionProps) {
  const loaded = useStore(options);
  return (
    <div>
      <Waveform step={step + 1} count={count} />
      {step > 0 && (
        <Box mih="1.5rem">{loaded && question.type === 'single' && <loaded.AdvanceSwitch />}</Box>
      )}
    </div>
  );
}

const MISSING_ID = 'quiz-missing';

type Props = {
  progress: Progress;
  /** After the result, as opposed to a page load. */
  isReturning: boolean;
};

export function QuizSteps({ progress, isReturning }: Props) {
  const { step } = progress;
  const questions = questionsOf(useContent('quiz'));
  const question = questions[step];
  const form = useRef<HTMLFormElement>(null);
  const expectFocus = useStepFocus(form, step, isReturning);
  const [askedStep, setAskedStep] = useState<number>();
  const person = usePersonForm(progress.personalInfo);
  const contact = useContactForm(progress.contact);
  const { isSending, submit, showResult } = useSubmission(form, contact);
  useSteps(expectFocus);
  useStepViews(step);
  useLayoutEffect(() => adoptTypedValues(form.current), []);
  useLoadedAhead(step > 0);
  const advance = () => {
    expectFocus();
    goForward();
  };
  const move = useAutoAdvance(step, advance);
  if (!question) return null;
  const missing = isComplete(question, progress) ? undefined : question.type;
  const submitPerson = person.handleSubmit(() => {
    savePerson();
    advance();
  });
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isComplete(question, currentQuiz().progress)) return setAskedStep(step);
    move.cancel();
    const action = nextAction(questions, step);
    if (question.type === 'personal_info') void submitPerson();
    else if (action === 'advance') advance();
    else if (action === 'submit') void submit();
    else showResult();
  };
  return (
    <section className={classes.quiz} aria-labelledby="quiz-title">
      <Heading isFirst={step === 0} hasKeys={question.options.length > 0} />
      <div className={classes.sheet}>
        <Position question={question} step={step} count={questions.length} />
        {/* Focusable, so keys still work after a click next to the options. */}
        <form
          ref={form}
          noValidate
          tabIndex={-1}
          className={classes.form}
          onSubmit={next}
          onKeyDown={(event) => {
            move.cancel();
            moveByKey(event, question);
          }}
        >
          <div key={question.id} className={classes.question}>
            <Question
              question={question}
              answers={progress.answers}
              person={person}
              contact={contact}
              onPick={move.start}
            />
          </div>
          <NoScript />
          <Honeypot />
          <StepActions
            step={step}
            missing={missing}
            isAsked={askedStep === step}
            onPrevious={() => {
              move.cancel();
              goBack();
            }}
          />
        </form>
      </div>
      {step > 0 && <Footer onStart={expectFocus} />}
      {isSending && <Overlay />}
    </section>
  );
}

/**
 * The quiz works offline, so its submission and notifications load ahead of time: here for a
 * restored quiz, at the first input for a new one.
 */
function useLoadedAhead(hasStarted: boolean) {
  useEffect(() => {
    if (!hasStarted) return;
    loadNotifications().catch(() => {});
    prepareSubmission();
  }, [hasStarted]);
}

function NoScript() {
  const { text, link } = useContent('pages/quiz').noScript;
  return (
    <noscript>
      <Text>
        {text} <TextLink {...link} />
      </Text>
    </noscript>
  );
}

const inBrowser = () => true;

type ActionProps = {
  step: number;
  /** The kind of question, while its answer is incomplete. */
  missing: QuizQuestion['type'] | undefined;
  /** Whether Next was pressed nevertheless. */
  isAsked: boolean;
  onPrevious: () => void;
};

function StepActions({ step, missing, isAsked, onPrevious }: ActionProps) {
  const { submit, missing: reasons } = useContent('pages/quiz');
  const isReady = useInBrowser(inBrowser);
  return (
    <div className={classes.actions}>
      <Missing text={missing && reasons[missing]} isShown={isAsked} />
      <Button variant="outline" disabled={step === 0} onClick={onPrevious}>
        Previous
      </Button>
      {/* A form without a submit button is not sent before its script can send it. */}
      <Button
        type={isReady ? 'submit' : 'button'}
        {...(missing && { 'aria-disabled': true, 'aria-describedby': MISSING_ID })}
      >
        {step === lastStep ? submit : 'Next'}
      </Button>
    </div>
  );
}

/** Says why Next is disabled: to screen readers with the button, to all once it was pressed. */
function Missing({ text, isShown }: { text: string | undefined; isShown: boolean }) {
  const reason = text && (
    <span id={MISSING_ID} className={isShown ? classes.missing : 'visually-hidden'}>
      {text}
    </span>
  );
  return (
    <>
      <Text component="div" size="sm" role="status" className={classes.wide}>
        {isShown && reason}
      </Text>
      {!isShown && reason}
    </>
  );
}

function Heading({ isFirst, hasKeys }: { isFirst: boolean; hasKeys: boolean }) {
  const copy = useContent('pages/quiz');
  return (
    <header className={classes.heading} data-later={!isFirst || undefined}>
      <Text c="var(--tone-accent)" fw={600} mb="1.25rem" display={{ base: 'none', md: 'block' }}>
        {copy.label}
      </Text>
      <Title id="quiz-title" size="clamp(1.5rem, 1rem + 2.2vw, 3.25rem)" lh={1.02}>
        {copy.title}
      </Title>
      <Text
        fz={{ base: 'sm', md: 'md' }}
        lh="md"
        c="dimmed"
        mt={{ base: '0.375rem', md: '1.25rem' }}
      >
        {copy.estimate}
      </Text>
      {isFirst && (
        <Text c="dimmed" maw="44ch" mt="0.75rem">
          {copy.intro}
        </Text>
      )}
      {hasKeys && (
        <Text size="sm" lh="md" c="dimmed" maw="32ch" mt="1.25rem" className={classes.keys}>
          {copy.keys}
        </Text>
      )}
    </header>
  );
}

/** Moves the focus into a new question, except on page load. */
function useStepFocus(
  form: React.RefObject<HTMLFormElement | null>,
  step: number,
  isReturning: boolean,
) {
  const isExpected = useRef(isReturning);
  const Options = useStore(options);
  useEffect(() => {
    if (!isExpected.current) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('fieldset input') ?? [])];
    const field =
      fields.find(({ checked }) => checked) ??
      fields.find(({ type, value }) => type !== 'radio' && type !== 'checkbox' && !value) ??
      fields[0];
    // There are none before the code of the options is loaded.
    isExpected.current = !field;
    field?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [form, step, Options]);
  return useCallback(() => {
    isExpected.current = true;
  }, []);
}
