/**
 * A name for the show, and why. M slots are moments and Myth what buyers believe, in title case; B slots
 * are words in title case without their article, and v slots the same words in a sentence.
 */
export type NameIdea = { name: string; reason: string | readonly string[]; needsGuests?: true };

/** Reasons for the two names of the table: one subtitle says what the show is about, one answers a belief. */
export const ownNames: Readonly<Record<'about' | 'against', readonly string[]>> = {
  about: [
    'It names the situation and not the service, so it will not age with what you sell. Subtitle: “{V1}, {v2} and {v3}, for {listeners}.”',
    '{People} know at once what it means; the subtitle tells everyone else: “{V1}, {v2} and {v3}, for {listeners}.”',
  ],
  against: [
    'It comes from a day in the life of {aOne}, not from your price list. Subtitle: “For {listeners} who have heard ‘{myth}’ once too often.”',
    'Short enough for a cover, and it leaves the explaining to the subtitle: “For {listeners} who have heard ‘{myth}’ once too often.”',
  ],
};

/** The offer as typed, when no table knows it. */
export const typedName: NameIdea = {
  name: 'The {B1} Podcast',
  reason: 'The plainest one. Take it if {people} search for {v1} by that name.',
};

/** Those that are short enough for a cover come before the plain ones. */
export const patterns: readonly NameIdea[] = [
  {
    name: '{M1}',
    reason:
      'It names a moment: {people} who are there now press play, and the others know whom to send it to.',
  },
  {
    name: '{M2}',
    reason: [
      'It says when somebody needs the show. {AOne} at that point does not need a subtitle.',
      'A date in place of a subject: {people} remember when it was, and what they did not know then.',
      'Take it if most of your inquiries come at this point. Subtitle: “{V1} and {v2}, for {listeners}.”',
    ],
  },
  {
    name: '{Myth}',
    reason: [
      'The sentence you argue with, as the title. {People} have all heard it, and each episode is an answer.',
      'What {people} say, on the cover. It needs a question mark in your voice from the first minute.',
      'Provocative on purpose: {people} who believe it press play to agree, and stay for {v1}.',
    ],
  },
];

export const plainPatterns: readonly NameIdea[] = [
  {
    name: '{P}, Off the Record',
    reason: 'It says who talks and how. Choose it if most episodes have guests.',
    needsGuests: true,
  },
  {
    name: 'The {W} Question',
    reason: 'It names a thing {people} talk about anyway, and a search finds it.',
  },
];

/** For a show that carries the host's name. */
export const withHost: NameIdea = {
  name: '{N} with {Host}',
  reason:
    'A phrase {people} recognize, and the person who answers for it. Subtitle: “{V1}, {v2} and {v3}.”',
};

export const hostPatterns: readonly NameIdea[] = [
  {
    name: 'Ask {Host} First',
    reason: 'It tells {people} what to do about {p2}: ask you, before anyone else.',
  },
  {
    name: 'Straight Answers with {Host}',
    reason: 'It promises {people} an answer before a quote.',
  },
];
