import { guarantee } from '../../../shared/content/guarantee.ts';
import type { OfferKey } from '../../../shared/content/links.ts';
import { prices } from '../../../shared/content/prices.ts';
import { timing } from '../../../shared/content/claims.ts';
import type { Brief } from '../../../shared/brief.ts';
import type { Trait } from '../../../shared/quiz/question.ts';
import type { Tier } from '../../../shared/revenue.ts';

// Template texts of a brief. The reader is a colleague: "they" are the person and their company.

type Objection = Brief['objections'][number];
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

const ledger =
  'With a ledger that both sides keep: a deal counts when its first contact was a guest, an episode, a clip or an introduction by a guest. A deal we disagree about is left out.';

export const offerObjections: Readonly<Partial<Record<string, Objection>>> &
  Record<OfferKey, Objection> = {
  'roi-guarantee': {
    objection: `Why pay ${prices.roiGuarantee.yearly} for a guaranteed ${prices.roiGuarantee.guaranteedReturn}?`,
    reply: `For the guarantee alone they should not: it is the line below which we carry the loss, with up to ${guarantee.maximumRefund} back. It pays when one new client is worth more than the year costs. If that is unlikely, say so and offer No Commitment.`,
  },
  'smart-saver': {
    objection: 'What if we want to stop before the year is over?',
    reply: `They can stop recording, but the year is paid and is not refunded in part. If they are unsure, No Commitment at ${prices.noCommitment.monthly} a month is the better start; they can move over once the show has proved itself.`,
  },
  'no-commitment': {
    objection: 'Does the ROI guarantee apply to this?',
    reply: `No. A return needs time and a steady flow of the right guests, so the guarantee belongs to its own package. What protects them here is the exit: ${timing.notice} of notice, no fee, and everything made stays theirs.`,
  },
  'podcast-coaching': {
    objection: 'There are free courses about this.',
    reply:
      'They explain how podcasting works. Here they build their own show in 8 weeks and get feedback on what they made. If nobody on their team has the hours, say that done-for-you fits better.',
  },
  'skool-course': {
    objection: 'Can we start the course today?',
    reply: `Not yet: it is announced as coming soon. Say so. Who wants to begin now and learn it themselves can join the coaching for ${prices.podcastCoaching.once}.`,
  },
};

export const serviceObjection: Objection = {
  objection: 'We only need this one part.',
  reply:
    'Ask who does the rest today and how long it takes them. Our packages contain the part with all the others; be plain when that is more than they need.',
};

export const priceObjection: Objection = {
  objection: 'What does it cost?',
  reply: `Say it at once: ${prices.noCommitment.monthly} a month without a term, ${prices.smartSaver.monthly} by the year, ${prices.roiGuarantee.monthly} with the guarantee. Then ask what one new client is worth, and advise against it where that is less than a few months of service.`,
};

export const tierObjections: Record<Tier | 'small', Objection> = {
  '$10M+': {
    objection: 'Our own marketing team can do this.',
    reply: `Perhaps. Ask who would invite a guest every week, and what that person would stop doing. If somebody has the hours, coaching for ${prices.podcastCoaching.once} is enough; if not, the show ends when the next campaign begins.`,
  },
  '$5M-$10M': {
    objection: 'How would we know that a deal came from the podcast?',
    reply: ledger,
  },
  '$1M-$5M': {
    objection: 'That is much money every month for us.',
    reply: `Compare it with what one new client brings. Where that is less than a quarter of service, ${prices.podcastCoaching.once} for the coaching is the honest advice; the show can be handed to us later and nothing is started again.`,
  },
  small: {
    objection: 'It is too expensive for a company of our size.',
    reply: `It may be. Ask what a new client is worth in a year. Below the price of three months, recommend the coaching for ${prices.podcastCoaching.once}, or to wait: a package they regret helps nobody.`,
  },
};

export const challengeObjections: ByAnswer<Objection> = {
  proving_return: { objection: 'How will we know that it works?', reply: ledger },
  being_the_voice: {
    objection: 'I am not a good host.',
    reply:
      'Few are at first. In an interview the guest does most of the talking, the questions are prepared, and recording direction is part of every package.',
  },
  finding_time: {
    objection: 'I have no time for this.',
    reply:
      'The conversation stays with them; editing, show notes, clips and publishing are ours. If even the recording is too much, a show is the wrong tool for now, and we should say so.',
  },
  getting_guests: {
    objection: 'The right people will not say yes.',
    reply:
      'Some will not, and nobody can promise a certain name. An invitation that offers something and sells nothing is answered more often. The first 2 guests are sourced by us, in ROI Guarantee every guest.',
  },
  finding_angle: {
    objection: 'Everything has been said in our field.',
    reply:
      'By people of the trade to each other. Their buyers hear little of it. Show the three ideas above and ask which of them a client would forward.',
  },
};
