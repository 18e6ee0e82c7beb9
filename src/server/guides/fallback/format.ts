import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, pick, say, type Texts } from './brief.ts';

const cadence: Texts = {
  daily:
    'Daily means every working day; nobody will miss the weekends. It can be kept up only from stock: record five in one session, keep ten finished ones in hand, and use the morning for the one episode in five that reacts to the news.',
  weekly:
    'Weekly, always on the same day. Tuesday to Thursday before seven in the morning reaches people on the way to work. Record two in one session every other week and keep three finished episodes in hand, so that an illness or a holiday costs nothing.',
  biweekly:
    'Every two weeks, on a fixed weekday. The rhythm is easy for you and easy to forget for listeners, so the week between needs a sign of life: one clip or one short text from the last episode. Keep two finished episodes in hand.',
  monthly:
    'Monthly, on the first working Wednesday. Twelve episodes a year are twelve events: announce the guest two weeks ahead, and let each episode supply material for the whole month. Keep one finished episode in hand.',
};

const lengthNote: Texts = {
  short_15min:
    'Fifteen minutes fit between two appointments. They leave room for one thought; a second one is the next episode.',
  medium_30min:
    'Thirty minutes are a commute. Record forty and cut ten: the best cut is usually the first answer.',
  long_60min:
    'Sixty minutes ask for a lot, so give listeners chapters and say at the start what comes at minute forty.',
  variable:
    'You let the length vary. Say it in the first minute each time, so that listeners can decide, and let forty-five minutes be the most until people ask for longer.',
};

const segmentName: Texts = {
  project_teardown: 'The teardown: brief, price, plan, what broke, result',
  own_take: 'Your take on one item of the news, dated aloud',
  listener_questions: 'One listener’s question, read in their words and answered with a case',
  one_number: 'One number and the story behind it',
  quick_questions: 'The five quick questions, the same for everyone',
};

const opening: Texts = {
  short_15min:
    'The strongest sentence of the episode, then the title. No music before the first word',
  medium_30min:
    'Thirty seconds from the middle, then who is here and what will be settled by the end',
  long_60min: 'A scene from the later part, the guest in two sentences, and the chapters by name',
  variable: 'The question of the day, and how long the answer takes this time',
};

const closing: Texts = {
  book_meeting: 'One offer of a meeting, with the address said twice',
  follow_me: 'Where you write, and what appears there this week',
  recommend_us: 'The one sentence that says what you do, always the same',
  forward_it: 'Who should hear this: name the role, and ask for the forward',
  think_again: 'The question left open, and what would change your mind',
};

/** When the parts begin, in minutes, and the end; without a fixed length there is no clock. */
const clocks: Record<string, number[]> = {
  short_15min: [0, 1, 9, 12, 14, 15],
  medium_30min: [0, 2, 19, 25, 28, 30],
  long_60min: [0, 3, 40, 50, 57, 60],
  variable: [],
};

const shares = ['First minute', 'Two thirds of it', 'Five minutes', 'Three minutes', 'Last minute'];

const listeners: Texts = {
  one_to_one: 'One observation from this month’s meetings, without names',
  direct_messages: 'A comment or message since the last episode, and your answer',
  community: 'What the community said about the last episode, in two voices',
  own_events: 'Date and subject of the next evening, and what was asked at the last one',
  newsletter_replies: 'The best reply to the newsletter, and this week’s question',
};

const core: Texts = {
  future_clients: 'The conversation: their situation, the decision, the cost, what came after',
  nobody: 'Your argument: the claim, the case, the objection, the way out',
  guests_and_solo: 'The conversation, or your argument in the weeks on your own',
  clients_partners: 'The work you did together, told by both sides in turn',
  well_known_people: 'One year of the guest’s life and the decision in the middle of it',
};

const preparation: Texts = {
  guest_research:
    'You prepare by research. Set it at an hour per guest: their last three public statements, one colleague’s opinion, one figure about their company. Write five questions, of which the third is the one you came for. Send two of them ahead, never that one.',
  off_the_cuff:
    'You are best off the cuff, so protect it. Write down only the first sentence and the last, talk with nobody about the subject on the day, and record early. What needs a fact is checked afterward and corrected in the edit.',
  one_page_outline:
    'One page is the right amount: the claim at the top, three stops, the way home at the bottom. Mark the stop you may skip. If you are still on the first at half-time, let the episode be about that one.',
  full_script:
    'You like a script, so write it for the ear: short sentences, one figure a paragraph, every name introduced again. Read it aloud once and cut what you stumble over. Leave two places where it says only “tell it”; they will be the ones people quote.',
  collected_notes:
    'You collect notes all the time. Give them one place and a date, and pick on the evening before: three that belong together are an episode, a fourth is the next one. Throw away every quarter what you have passed over five times.',
};

export const format = (brief: Brief): Guide['format'] => ({
  cadence: `${say(brief, 'content_frequency', cadence)} ${say(brief, 'episode_length', lengthNote)}`,
  runOfShow: runOfShow(brief),
  preparation: say(brief, 'content_preparation', preparation),
});

function runOfShow(brief: Brief) {
  const parts = [
    say(brief, 'episode_length', opening),
    say(brief, 'guest_preference', core),
    say(brief, 'recurring_segment', segmentName),
    say(brief, 'audience_interaction', listeners),
    say(brief, 'podcast_influence', closing),
  ];
  const clock = pick(brief, 'episode_length', clocks);
  return parts.map((what, index) => {
    const [from, to] = clock.slice(index);
    return { minutes: to === undefined ? (shares[index] ?? '') : `${from}–${to} min`, what };
  });
}
