import { type Guide, sectionKeys } from '../../shared/quiz/guide.ts';

/** Returns the sections without these. */
export const without = (sections: Partial<Guide>, ...keys: readonly string[]): Partial<Guide> =>
  Object.fromEntries(Object.entries(sections).filter(([key]) => !keys.includes(key)));

/** Returns the keys of the sections that are missing. */
export const missingKeys = (sections: Partial<Guide>) =>
  sectionKeys.filter((key) => !(key in sections));
