import type { NicheRow } from '../tables/rows.ts';

/** What a regulated trade says at the end of each text in which strangers meet it. */
export const closingLines: Readonly<Record<NonNullable<NicheRow['rule']>, string>> = {
  health: 'General information, not medical advice.',
  money: 'General information, not investment, tax or legal advice.',
  law: 'General information, not legal advice.',
  property: 'General information, not advice on your own sale or purchase.',
};
