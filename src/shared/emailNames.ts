type EmailName = {
  /** In the copy of their data that a person opens. */
  ownData: string;
  /** In the timeline of the person; emails to the team are not there. */
  timeline?: string;
};

/** The emails about a person, by the first part of their outbox key. A notice goes to the team. */
const names = {
  'guide-mail': { ownData: 'Your strategy guide', timeline: 'Email with the guide' },
  newsletter: { ownData: 'Your newsletter subscription', timeline: 'Email about the newsletter' },
  'own-data': { ownData: 'The link to your data', timeline: 'Email with the link to their data' },
  'lead-notice': { ownData: 'Your inquiry, to our team' },
  'quiz-notice': { ownData: 'Your quiz response, to our team' },
  'subscriber-notice': { ownData: 'Your newsletter subscription, to our team' },
  'brief-notice': { ownData: 'Preparation of a call with you, to our team' },
} satisfies Record<string, EmailName>;
export const emailNames: Record<string, EmailName | undefined> = names;

/** The outbox key of an email about a person, such as `newsletter:ID`. */
export type EmailKey = `${keyof typeof names}:${string}`;
