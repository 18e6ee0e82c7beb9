import type { Guide } from '../../../shared/quiz/guide.ts';
import type { Trait } from '../../../shared/quiz/question.ts';
import { type Brief, type QuizTaker, readBrief, say, type Texts } from './brief.ts';
import { concept } from './concept.ts';
import { episodes } from './episodes.ts';
import { format } from './format.ts';
import { guests } from './guests.ts';
import { launchPlan } from './launchPlan.ts';
import { metrics } from './metrics.ts';
import { monetisation } from './monetisation.ts';
import { showNames } from './names.ts';
import { positioning } from './positioning.ts';

/** Composes a guide from the answers alone: the same answers give the same guide. */
export function builtInGuide(quizTaker: QuizTaker): Guide {
  const brief = readBrief(quizTaker);
  const names = showNames(brief);
  const show = names[0]?.name ?? '';
  return {
    summary: summary(brief, show),
    positioning: positioning(brief, show),
    concept: concept(brief),
    names,
    episodes: episodes(brief),
    guests: guests(brief),
    format: format(brief),
    launchPlan: launchPlan(brief, show),
    monetisation: monetisation(brief),
    metrics: metrics(brief),
  };
}

const kind: Record<Trait, string> = {
  business_focused:
    'your answers describe a strategic business podcast: a guest list that reads like your list of wanted clients, and episodes your sales side can use.',
  personal_brand:
    'your answers describe a show that people will follow for your sake: your cases, your opinions, your way of asking.',
  hybrid_approach:
    'your answers describe a show with two owners: you open the door, and the company does the work behind it.',
};

const aim: Texts = {
  signed_deals: 'A year from now it has worked if contracts exist that began with an episode.',
  known_expert: 'A year from now it has worked if strangers can say what you stand for.',
  inbound_inquiries: 'A year from now it has worked if inquiries reach the company because of you.',
  new_partners: 'A year from now it has worked if people send you work who did not know you today.',
  invitations: 'A year from now it has worked if others ask you onto their stages.',
};

const risk: Texts = {
  proving_return:
    'You doubt that the return can be proved; the metrics at the end are therefore few and countable by hand.',
  being_the_voice:
    'You are not sure about being its voice; the plan gives you three private takes before anyone hears one.',
  finding_time:
    'Time is what you have least of; the plan therefore fixes the hours first and the ideas second.',
  getting_guests:
    'You expect guests to be the hard part; the guest list below therefore says where to find each of them and what to offer.',
  finding_angle:
    'You wonder whether there is anything new to say; the episodes below therefore start from cases and conflicts, and not from subjects.',
};

function summary(brief: Brief, show: string) {
  const opening = kind[brief.trait];
  const start = brief.firstName
    ? `${brief.firstName}, ${opening}`
    : `${opening[0]?.toUpperCase()}${opening.slice(1)}`;
  return `${start} ${say(brief, 'success_definition', aim)} ${say(brief, 'biggest_challenge', risk)} All of it was written with ${brief.wholeNiche.topic} in mind and uses the working title “${show}”, which you may change on the first day.`;
}
