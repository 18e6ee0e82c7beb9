import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '../../ui/icons/IconChevronDown.ts';
import classes from './chrome.module.css';

/** A select for the board's bars. */
export const BarSelect = (props: NativeSelectProps) => (
  <NativeSelect
    classNames={{ input: classes.select }}
    rightSection={<IconChevronDown aria-hidden size={16} />}
    {...props}
  />
);
