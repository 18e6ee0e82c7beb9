/**
 * A name for the show, and why. M slots are moments and Myth what buyers believe, in title case; B slots
 * are words in title case without their article, and v slots the same words in a sentence.
 */
export type NameIdea = { name: string; reason: string | readonly string[]; needsGuests?: true };

/** Reasons for the names of the table: two kinds of subtitle say what the show is about, one answers a belief. */
export const ownNames: Readonly<Record<'about' | 'else' | 'against', readonly string[]>> = {
  about: [
    'Subtitle, so that a search finds it: “{V1}, {v2} and {v3}, for {listeners}.”',
    'On the cover with this subtitle: “{V1}, {v2} and {v3}, for {listeners}.”',
  ],
  else: [
    'For a cover that says what is discussed: “{V2}, {v3} and {v4}, for {listeners}.”',
    'With the subjects below it: “{V3}, {v4} and {v1}, for {listeners}.”',
  ],
  /** Only for a name that is taken from the belief. */
  against: [
    'Subtitle: “For {listeners} who have heard ‘{myth}’ once too often.”',
    'Take it if you want the argument on the cover: “For {listeners} who have heard ‘{myth}’ once too often.”',
  ],
};

/** The offer as typed, when no table knows it. */
export const typedName: NameIdea = {
  name: 'The {B1} Podcast',
  reason: 'The plainest one: take it only if your listeners already use the term.',
};

/** Those that are short enough for a cover come before the plain ones. */
export const patterns: readonly NameIdea[] = [
  {
    name: '{M1}',
    reason: [
      'Listeners who are there now will know it. Subtitle: “{V1} and {v3}, for {listeners}.”',
      'A point in time as the title; the subject goes into the subtitle: “{V2} and {v3}, for {listeners}.”',
    ],
  },
  {
    name: '{M2}',
    reason: [
      'For listeners who have it ahead of them. Subtitle: “{V1}, {v2} and what comes next.”',
      'Take it if most of your inquiries come at this point. Subtitle: “{V1} and {v2}, for {listeners}.”',
    ],
  },
  {
    name: '{Myth}?',
    reason: [
      'The sentence you argue with, as a question, and the subject in the subtitle: “{V1} and {v2}, for {listeners}.”',
      'Provocative on purpose: who believes it presses play to agree, and stays for the case against it.',
    ],
  },
];

export const plainPatterns: readonly NameIdea[] = [
  {
    name: '{P}, No Names',
    reason: 'Choose it only if guests speak without a name. Subtitle: “{V1}, {v2} and {v3}.”',
    needsGuests: true,
  },
  {
    name: 'The {W} Question',
    reason: 'Easy to find in a search. Subtitle: “{V1}, {v2} and {v3}, for {listeners}.”',
  },
];

/** For a show that carries the host's name. */
export const withHost: NameIdea = {
  name: '{N} with {Host}',
  reason: 'With your name, since you want to be known by it. Subtitle: “{V1}, {v2} and {v3}.”',
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
