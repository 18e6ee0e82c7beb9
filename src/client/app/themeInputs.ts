import type { MantineThemeComponents } from '@mantine/core';
import classes from './themeInputs.module.css';

const weeksFromSunday = { firstDayOfWeek: 0 };

/** Styles of fields. Labels contain the asterisk themselves, so screen readers announce it. */
export const inputs: MantineThemeComponents = {
  Input: {
    defaultProps: { size: 'md', radius: 'sm' },
    classNames: { wrapper: classes.wrapper, input: classes.input },
  },
  InputWrapper: {
    defaultProps: { size: 'md', withAsterisk: false },
    classNames: { root: classes.root, label: classes.label, error: classes.error },
  },
  Textarea: { defaultProps: { resize: 'vertical' } },
  NativeSelect: { classNames: { input: classes.select, section: classes.chevron } },
  Checkbox: {
    defaultProps: { size: 'md', radius: 'xs' },
    classNames: { input: classes.box, error: classes.error },
  },
  DateInput: { defaultProps: weeksFromSunday },
  DatePickerInput: { defaultProps: weeksFromSunday },
  DateTimePicker: { defaultProps: weeksFromSunday },
  Radio: {
    defaultProps: { size: 'md' },
    classNames: { radio: classes.box, error: classes.error },
  },
};
