import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, CheckIcon, Radio, Text } from '@mantine/core';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import '../ui/inputStyles.ts';
import { choose } from './input.ts';
import classes from './Options.module.css';

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

export type OptionsProps = { question: QuizQuestion; chosen: readonly string[] };

export function Options({ question, chosen }: OptionsProps) {
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
          <Text span size="sm" fw={400} lh="inherit" className={classes.key} aria-hidden>
            {index + 1}
          </Text>
        </>
      }
    />
  ));
}
