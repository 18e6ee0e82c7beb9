import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './chrome.module.css';

/** A select for the board's bars. */
export const BarSelect = (props: NativeSelectProps) => (
  <NativeSelect classNames={{ input: classes.select }} {...props} />
);
