import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../session.ts';
import classes from './NoteCard.module.css';

type Props = {
  id: string;
  text: string;
  /** Takes up space only, below the field in which the text is edited. */
  isHidden?: boolean;
};

/** The text of a note, with which the note grows. */
export function NoteText({ id, text, isHidden = false }: Props) {
  const { sizes } = useSession();
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(
    () => (element.current ? sizes.add(id, element.current) : undefined),
    [sizes, id, text],
  );
  return (
    <p
      ref={element}
      className={classes.content}
      {...(isHidden && { 'aria-hidden': true, style: { visibility: 'hidden' } })}
    >
      {text}
    </p>
  );
}
