import type { Trait } from '../../../shared/quiz/question.ts';

// Template texts of a brief. The reader is a colleague: "they" are the person and their company.

type ByAnswer<T> = Readonly<Partial<Record<string, T>>>;

/** What a quiz result means for the show. */
export const meanings: Record<Trait, string> = {
  business_focused: 'a show that opens doors at the companies they want as clients',
  personal_brand: 'a show that people hear because of its host',
  hybrid_approach: 'a show in which their name opens the door and the company does the work',
};

/** Completes "In a year they want …". */
export const successes: ByAnswer<string> = {
  signed_deals: 'signed deals that began with an episode',
  known_expert: 'strangers to know their name and what they stand for',
  inbound_inquiries: 'inquiries that reach the company because of the host',
  new_partners: 'partners and referrals they did not have',
  invitations: 'invitations to speak, write and appear',
};

/** Completes "The likeliest obstacle is …". */
export const obstacles: ByAnswer<string> = {
  proving_return: 'proving that it brings business',
  being_the_voice: 'being the face and voice of it',
  finding_time: 'the time next to running the company',
  getting_guests: 'getting the right guests to say yes',
  finding_angle: 'finding something new to say',
};

export const paybacks: ByAnswer<string> = {
  within_3_months: 'It should pay for itself within 3 months, which is early for a show.',
  within_6_months: 'It should pay for itself within 6 months.',
  within_12_months: 'It should pay for itself within 12 months.',
  reputation_first: 'They set no date for a return: reputation comes first.',
  over_years: 'It may pay for itself over years, by talks, books and offers.',
};

export const challengeQuestions: ByAnswer<string> = {
  proving_return:
    'Which deal of the last year began with a conversation, and how do you know that it did?',
  being_the_voice: 'When did you last speak to a room of buyers, and what did they ask afterward?',
  finding_time:
    'Which two hours of your month could be the recording, and what has taken them so far?',
  getting_guests: 'Which three people would you invite first, and who could introduce you?',
  finding_angle:
    'What do you tell every client in the first meeting that your competitors would not say?',
};

export const successQuestions: ByAnswer<string> = {
  signed_deals: 'Which five companies would you most like to sign, and whom do you know there?',
  known_expert: 'What should a stranger be able to say about you after one episode?',
  inbound_inquiries: 'Where do inquiries come from today, and who answers them?',
  new_partners: 'Who sends you clients today, and who should?',
  invitations: 'Which stage or publication would you want to be invited to first?',
};

export const paybackQuestions: ByAnswer<string> = {
  within_3_months:
    'What must have happened after 3 months for you to call it paid, and how long does a sale take you today?',
  within_6_months:
    'What must have happened after 6 months for you to call it paid, and who would count it?',
  within_12_months: 'Which number after 12 months would make you renew?',
  reputation_first: 'How would you notice that your reputation has grown?',
  over_years: 'Which talk, book or offer should the show lead to first?',
};

/** For a person who has not taken the quiz. */
export const openQuestions: readonly string[] = [
  'What do you sell, and who signs for it?',
  'What should a podcast have changed a year from now?',
  'When should it have paid for itself, and in what?',
  'What has kept you from starting one so far?',
];
