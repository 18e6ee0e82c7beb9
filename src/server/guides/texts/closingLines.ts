import type { NicheRow } from '../../../shared/content/guide.ts';

/** What to tell guests whose stories also involve other people. */
export const guestLines = {
  law: {
    lines: 'four',
    guestLines:
      'closed cases, no company names, time to have their own counsel check what they have signed, and that nothing on the show is privileged',
  },
  other: {
    lines: 'three',
    guestLines: 'closed cases, no company names, and time to check what they have signed',
  },
} as const;

/** What a regulated trade says at the end of each text in which strangers meet it. */
export const closingLines: Readonly<Record<NonNullable<NicheRow['rule']>, string>> = {
  health: 'General information, not medical advice.',
  money: 'General information, not investment, tax or legal advice.',
  law: 'General information, not legal advice.',
  property: 'General information, not advice on your own sale or purchase.',
};
