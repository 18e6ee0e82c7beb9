import type { Guide } from '../../../shared/quiz/guide.ts';
import type { Trait } from '../../../shared/quiz/question.ts';
import { type Brief, say, type Texts } from './brief.ts';

const rhythm: Texts = {
  daily: 'Every working day',
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Once a month',
};

const span: Texts = {
  short_15min: 'a quarter of an hour',
  medium_30min: 'half an hour',
  long_60min: 'an hour',
  variable: 'as much time as the subject needs',
};

const company: Texts = {
  future_clients: 'in which you ask somebody you would like as a client how they run things',
  nobody: 'in which you talk to one listener, and nobody interrupts',
  guests_and_solo: 'with a guest one time and on your own the next',
  clients_partners: 'with a client or a partner, about work that you both know from the inside',
  well_known_people: 'with somebody people have heard of, about the part they have not heard',
};

const segment: Texts = {
  project_teardown:
    'The fixed part is the teardown: a deal or project laid out as brief, price, first plan, what went wrong, result. Use the same five headings every time. Guests prepare by themselves once they have heard one, and after ten episodes the teardowns are a small book.',
  own_take:
    'The fixed part is your take on the news of the week: one item, what most people will conclude from it, and why you would act differently. Keep it under five minutes and date it aloud. Going back to a take that proved wrong is worth more than three that proved right.',
  listener_questions:
    'The fixed part is a listener’s question, read out in their own words with their first name and what they do. Answer it with a case and not with a principle. For the first weeks, use questions that clients asked you by email this year, with their consent.',
  one_number:
    'The fixed part is one number: what it is, who measured it, why it is higher or lower than people think, and what it should change on Monday. Leave out every second figure. Listeners remember one.',
  quick_questions:
    'The fixed part is a set of five quick, personal questions that every guest gets, in the same order and without warning. Keep the set for the whole first year: the answers become comparable, and a cut of the best ones is an episode of its own.',
};

const tone: Record<string, string> = {
  inspirational:
    'Inspirational works when the difficulty is told at full size first: let the low point last a minute longer than is comfortable before the turn.',
  educational:
    'Educational means that one thing is explained per episode and the terms are said in plain words once. A listener should be able to repeat it to a colleague without notes.',
  conversational:
    'Conversational means that you answer, too. React, disagree, tell your own version; a host who only asks is an interviewer.',
  entertaining:
    'Entertaining comes from detail and not from jokes: the wrong slide, the sentence in the lift, the invoice that went to the wrong person. Collect such details in the call before the recording.',
  provocative:
    'Provocative means naming what is wrong and who gains by it, without naming a person to laugh at. Have the counter-argument said in its strongest form, by you if nobody else does it.',
};

const cover: Texts = {
  company_name:
    'The company publishes the show and you host it. Introduce yourself by what you do there and nothing more; the aim is that a second host could take over in a year without a new cover.',
  own_name:
    'It is your show. Your name is on the cover, your face is on the clips, and the invitations come from your own address. The company is mentioned once, when you introduce yourself.',
  both_names:
    'Your name and the company’s share the cover. Decide who says what: opinions are yours and come in the first person, cases and figures are the company’s. Listeners accept both when they can tell them apart.',
  topic_name:
    'The topic carries the show, so nobody has to know you or the company to press play. Introduce yourself after the first minute, once the listener has a reason to ask who is speaking.',
};

const leftOut: Record<Trait, Texts[string]> = {
  business_focused: ({ niche }) =>
    `Leave out the biography. How a guest got into ${niche.topic} takes ten minutes that a buyer would rather spend on what the guest decided last quarter, and what it cost.`,
  personal_brand:
    'Leave out the survey of all sides. Others do it better with more staff. When you have no opinion on a subject yet, it is a note for later and not an episode.',
  hybrid_approach:
    'Leave out the choice between you and the company: no episode should be purely a portrait of you, and none a presentation of an offer. If you cannot say whom an episode helps, it belongs on neither side.',
};

export const concept = (brief: Brief): Guide['concept'] => ({
  premise: `${say(brief, 'content_frequency', rhythm)}, ${say(brief, 'episode_length', span)} ${say(brief, 'guest_preference', company)}.`,
  paragraphs: [
    say(brief, 'recurring_segment', segment),
    tones(brief.tones),
    say(brief, 'brand_focus', cover),
    ...material(brief),
    ownOrText(brief, leftOut[brief.trait]),
  ],
});

/** Suggests subjects that only people in the trade know. */
function material({ niche: { sector, inIt } }: Brief) {
  if (!sector) return [];
  const { document, number, problem } = sector;
  return [
    `When you run short of subjects, look at what is nearest ${inIt}: ${document}; ${number}; ${problem}. Outsiders would never think of them, which is why people who know them stop to listen.`,
  ];
}

const ownOrText = (brief: Brief, text: Texts[string] = '') =>
  typeof text === 'string' ? text : text(brief);

/** Uses at most two tones. */
function tones(chosen: string[]) {
  const [first, second, ...more] = chosen;
  if (!first)
    return 'You chose no tone, which is a choice too: speak as you do with a client you have known for years, and change nothing when the light goes red.';
  if (!second) return tone[first] ?? '';
  const both = `You chose ${first} and ${second}${more.length > 0 ? ` before ${more.join(' and ')}` : ''}. ${tone[first]} ${tone[second]}`;
  return more.length > 0
    ? `${both} Let these two lead and the rest happen.`
    : `${both} When the two pull apart, the first wins.`;
}
