import { tables } from '../tables.ts';
import { bestMatch } from './match.ts';

/** Where buyers work: the company in the plural, and what only people there know. */
export type Setting = { name: string; phrase: string; details: string | undefined };

/** 'heads of logistics at food distributors' → 'heads of logistics': their own name for the buyers. */
const ROLE_AND_SETTING = /^(\p{L}+s(?: of \p{L}+)?) (?:(?:at|in) |of (?=companies |firms ))(.+)$/u;
export const shortOf = (typed: string) => ROLE_AND_SETTING.exec(typed)?.[1];

const LONGEST_SETTING = 50;

export function settingOf(typed: string): Setting | undefined {
  const name = ROLE_AND_SETTING.exec(typed)?.[2];
  return name && name.length <= LONGEST_SETTING
    ? {
        name,
        phrase: `at ${name}`,
        details: bestMatch(tables().settingStems, name)?.row.details.join(', '),
      }
    : undefined;
}
