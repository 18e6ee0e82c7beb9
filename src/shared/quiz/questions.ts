import { purposeQuestions } from './purposeQuestions.ts';
import { type QuizQuestion, multiple, single } from './question.ts';
import { showQuestions } from './showQuestions.ts';

const growthQuestions = [
  single('audience_interaction', 'Where would you like to hear from listeners?', [
    ['one_to_one', 'In one-to-one meetings', { business: 3 }],
    ['direct_messages', 'In comments and messages to me', { personal: 3 }],
    ['community', 'In a community around the show', { hybrid: 3 }],
    ['own_events', 'At events the company hosts', { business: 2, hybrid: 1 }],
    ['newsletter_replies', 'In replies to my newsletter', { personal: 2, hybrid: 1 }],
  ]),
  single('monetization_timeline', 'When should the show pay for itself?', [
    ['within_3_months', 'Within 3 months', { business: 3 }],
    ['reputation_first', 'No date: reputation comes first', { personal: 3 }],
    ['within_12_months', 'Within 12 months', { hybrid: 3 }],
    ['within_6_months', 'Within 6 months', { business: 2, hybrid: 1 }],
    ['over_years', 'Over years, by talks, books and offers', { personal: 2, hybrid: 1 }],
  ]),
  single('biggest_challenge', 'What is most likely to stop you?', [
    ['proving_return', 'Proving that it brings business', { business: 3 }],
    ['being_the_voice', 'Being the face and voice of it', { personal: 3 }],
    ['finding_time', 'Finding time next to running the company', { hybrid: 3 }],
    ['getting_guests', 'Getting the right guests to say yes', { business: 2, hybrid: 1 }],
    ['finding_angle', 'Finding something new to say', { personal: 2, hybrid: 1 }],
  ]),
  single('success_metric', 'Which number would you look at first?', [
    ['pipeline_value', 'Pipeline from guests and listeners', { business: 3 }],
    ['audience_growth', 'Followers and downloads', { personal: 3 }],
    ['inbound_leads', 'Inbound leads who mention the show', { hybrid: 3 }],
    ['meetings_booked', 'Meetings booked', { business: 2, hybrid: 1 }],
    ['press_mentions', 'Mentions and invitations', { personal: 2, hybrid: 1 }],
  ]),
  multiple('current_marketing', 'Where do you reach people today?', [
    ['linkedin', 'LinkedIn', { business: 2 }],
    ['instagram', 'Instagram', { personal: 2 }],
    ['email_newsletter', 'Email newsletter', { business: 1, hybrid: 1 }],
    ['speaking_events', 'Speaking and events', { personal: 1, hybrid: 1 }],
    ['social_media', 'Other social media', { hybrid: 1 }],
  ]),
];

const personalInfo: QuizQuestion = {
  id: 'personal_info',
  question: 'Who is behind the microphone?',
  hint: 'Your strategy is written for this name, place and niche.',
  type: 'personal_info',
  options: [],
};

const contact: QuizQuestion = {
  id: 'contact',
  question: 'Where should we send your strategy?',
  hint: 'You see your result at once; the written guide comes by email.',
  type: 'contact',
  options: [],
};

export const questions: readonly QuizQuestion[] = [
  personalInfo,
  ...purposeQuestions,
  ...showQuestions,
  ...growthQuestions,
  contact,
];

/** Sent instead of a step id when the quiz is completed. */
export const FINISHED = 'finished';
