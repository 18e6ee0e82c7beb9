import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, CheckIcon, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import '../inputStyles.ts';
import { ContactFields, PersonFields } from './Fields.tsx';
import type { Contact, Person } from './forms.ts';
import { choose } from './input.ts';
import type { Answers } from './progress.ts';
import classes from './Question.module.css';

type Props = {
  question: QuizQuestion;
  answers: Answers;
  person: UseFormReturn<Person>;
  contact: UseFormReturn<Contact>;
};

export function Question({ question, answers, person, contact }: Props) {
  return (
    <Frame question={question}>
      {question.type === 'personal_info' && <PersonFields form={person} />}
      {question.type === 'contact' && <ContactFields form={contact} />}
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

const look = {
  color: 'signal.5',
  iconColor: 'ink.9',
  icon: CheckIcon,
  classNames: {
    root: classes.option,
    inner: classes.optionMark,
    icon: classes.optionIcon,
    labelWrapper: classes.optionText,
    label: classes.optionLabel,
  },
};

function Options({ question, chosen }: { question: QuizQuestion; chosen: readonly string[] }) {
  const Option = question.type === 'single' ? Radio : Checkbox;
  return question.options.map(({ id, text }, index) => (
    <Option
      key={id}
      {...look}
      name={question.id}
      value={id}
      checked={chosen.includes(id)}
      onChange={() => choose(question, id)}
      label={
        <>
          <span>{text}</span>
          <kbd className={classes.key} aria-hidden="true">
            {index + 1}
          </kbd>
        </>
      }
    />
  ));
}
