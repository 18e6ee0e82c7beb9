/**
 * A name for the show, and why. A slots are words in title case with their article, B slots without it,
 * and v slots the same words in a sentence.
 */
export type NameIdea = { name: string; reason: string; needsGuests?: true };

/** Reasons for the names of the table, each with a subtitle that says what is sold or to whom. */
export const ownNames: readonly string[] = [
  'A scene {people} know at once and others ask about. Subtitle: “Real stories about {v1} and {v2}.”',
  'Say it on the phone: it is easy to spell and hard to forget. Subtitle: “{V1}, {v2} and other hard calls.”',
  'It names the moment and not the service, so it will not age with what you sell. Subtitle: “Straight talk for {people}.”',
  'Short enough to pass on in a hallway. The subtitle does the explaining: “What {people} wish they had known about {v1}.”',
  'It comes from a day in the life of {aOne}, not from your price list. Subtitle: “Decisions about {v2}, told honestly.”',
  '{People} who have been there will smile. Subtitle for everyone else: “The decisions behind {v1}.”',
];

export const patterns: readonly NameIdea[] = [
  {
    name: '{A2} Out Loud',
    reason:
      'It promises candor about {v2}, and the subject is in the title, where a search finds it.',
  },
  {
    name: '{A3} and Other Hard Calls',
    reason:
      'A little dry, so {people} know they will not be lectured. With {v3} in the title, they know the subject, too.',
  },
  {
    name: 'Beyond {A4}',
    reason: 'Most conversations stop at {v4}. The name says that yours goes further.',
  },
  {
    name: 'The {B1} Question',
    reason: 'It names what {people} are stuck on. Every episode can end by answering it once more.',
  },
  {
    name: '{P}, Off the Record',
    reason: 'It says who talks and how. Choose it if most episodes have guests.',
    needsGuests: true,
  },
];

/** For a show that carries the host's name. */
export const withHost: NameIdea = {
  name: '{N} with {Host}',
  reason: 'The phrase makes {people} curious, and “with {Host}” says whose show it is.',
};

export const hostPatterns: readonly NameIdea[] = [
  {
    name: 'Ask {Host} First',
    reason: 'It plants the habit you want {people} to have before they decide about {v1}.',
  },
  {
    name: '{Host} on {A1}',
    reason: 'The clearest form: a person and a subject. Take it if you want to be found for {v1}.',
  },
  {
    name: 'Straight Answers with {Host}',
    reason: 'A promise you can keep every time. Put {v1} and {v2} into the subtitle.',
  },
];
