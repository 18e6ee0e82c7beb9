import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PostMeta.module.css';

type Props = {
  /** ISO 8601. */
  date: string;
  format: (date: string) => string;
  readTime: string;
  author?: ReactNode;
};

export function PostMeta({ date, format, readTime, author }: Props) {
  return (
    <Text size="sm" c="dimmed" className={classes.meta}>
      {author && <span>{author}</span>}
      <time dateTime={date}>{format(date)}</time>
      <span>{readTime}</span>
    </Text>
  );
}
