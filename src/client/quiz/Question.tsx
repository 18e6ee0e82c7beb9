import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { quizPage } from '../../shared/content/quizPage.ts';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import { choose, setContact, setPersonalInfo } from './input.ts';
import type { Progress } from './progress.ts';
import '../inputStyles.ts';
import classes from './Question.module.css';

type Props = { question: QuizQuestion; progress: Progress; emailError?: string | undefined };

export function Question({ question, progress, emailError }: Props) {
  const { personalInfo, contact, answers } = progress;
  if (question.type === 'personal_info')
    return (
      <Frame question={question}>
        <PersonalFields {...personalInfo} />
      </Frame>
    );
  if (question.type === 'contact')
    return (
      <Frame question={question}>
        <ContactFields {...contact} emailError={emailError} />
      </Frame>
    );
  return (
    <Frame question={question}>
      <Options question={question} chosen={[answers[question.id] ?? []].flat()} />
    </Frame>
  );
}

function Frame({ question, children }: { question: QuizQuestion; children: ReactNode }) {
  const hintId = `${question.id}-hint`;
  return (
    <fieldset className={classes.frame} aria-describedby={question.hint && hintId}>
      <legend className={classes.legend}>
        <h2 className={classes.title}>{question.question}</h2>
      </legend>
      {question.hint && (
        <p id={hintId} className={classes.hint}>
          {question.hint}
        </p>
      )}
      <div className={classes.body}>{children}</div>
    </fieldset>
  );
}

const { fields } = quizPage;

function PersonalFields({ name, city, niche }: Progress['personalInfo']) {
  const common = { required: true, maxLength: 200 };
  return (
    <>
      <TextInput
        {...fields.name}
        {...common}
        name="name"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setPersonalInfo('name', target.value)}
      />
      <TextInput
        {...fields.city}
        {...common}
        name="city"
        autoComplete="address-level2"
        value={city}
        onChange={({ target }) => setPersonalInfo('city', target.value)}
      />
      <TextInput
        {...fields.niche}
        {...common}
        name="niche"
        autoComplete="off"
        value={niche}
        onChange={({ target }) => setPersonalInfo('niche', target.value)}
      />
    </>
  );
}

type ContactProps = Progress['contact'] & { emailError?: string | undefined };

function ContactFields({ name, email, emailError }: ContactProps) {
  return (
    <>
      <TextInput
        {...fields.name}
        required
        maxLength={200}
        name="contactName"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setContact('name', target.value)}
      />
      <TextInput
        {...fields.email}
        required
        maxLength={320}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={emailError}
        onChange={({ target }) => setContact('email', target.value)}
      />
    </>
  );
}

function Options({ question, chosen }: { question: QuizQuestion; chosen: readonly string[] }) {
  return question.options.map(({ id, text }, index) => (
    <label key={id} className={classes.option}>
      <input
        type={question.type === 'single' ? 'radio' : 'checkbox'}
        name={question.id}
        value={id}
        checked={chosen.includes(id)}
        onChange={() => choose(question, id)}
        className={classes.mark}
      />
      <span className={classes.text}>{text}</span>
      <kbd className={classes.key} aria-hidden="true">
        {index + 1}
      </kbd>
    </label>
  ));
}
