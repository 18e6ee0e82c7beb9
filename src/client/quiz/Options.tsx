import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, CheckIcon, Radio, Text } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import type { QuizQuestion } from '../../shared/quiz/question.ts';
import '../ui/inputStyles.ts';
import { isPressed } from './autoAdvance.ts';
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

export type OptionsProps = {
  question: QuizQuestion;
  chosen: readonly string[];
  /** Called when the only answer was chosen by mouse, finger or pen. */
  onPick: () => void;
};

export function Options({ question, chosen, onPick }: OptionsProps) {
  const wasPressed = useRef(false);
  const pick = () => {
    if (wasPressed.current && question.type === 'single') onPick();
    wasPressed.current = false;
  };
  const Option = question.type === 'single' ? Radio : Checkbox;
  return question.options.map(({ id, text }, index) => (
    <Option
      key={id}
      {...look}
      name={question.id}
      value={id}
      checked={chosen.includes(id)}
      onChange={() => choose(question, id)}
      onClick={pick}
      wrapperProps={{
        onPointerDown: (event: PointerEvent) => {
          wasPressed.current = isPressed(event);
        },
        // Keys and screen readers click as well, but do not press.
        onKeyDown: () => {
          wasPressed.current = false;
        },
      }}
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
