import { wordsOf } from '../../words.ts';

/** What a response is found by. */
export const searchWordsOf = ({ name, email }: { name: string; email: string }) =>
  wordsOf(`${name} ${email}`).join(' ');
