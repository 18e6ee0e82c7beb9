import { z } from 'zod';
import { taskKinds, weekdays } from '../quiz/weeks.ts';
import {
  byAnswer,
  condition,
  each,
  flag,
  kinds,
  line,
  paragraph,
  ruleKinds,
  someAnswers,
  text,
  Ways,
  ways,
  withVariants,
} from './guideFields.ts';

/** The documents of `content/guide/texts/`, except for its folders `ideas` and `tasks`. */

/** `summary.yaml` */
const SummaryTexts = z.strictObject({
  audience: paragraph('Who listens', 'It names the buyers.'),
  promise: paragraph('Promise'),
  format: paragraph('Format'),
  preparation: byAnswer('content_preparation', Ways, 'How the person prepares'),
  firstGuest: paragraph('Whom to write to first'),
  firstStep: paragraph('First step', 'The invitation goes out before the name is final.'),
  firstContact: each(['invite', 'inviteApproved', 'call'], line, 'The first contact'),
  dates: text('Dates', 'They come after the first step.'),
  firstDays: paragraph('The first two days for a recording'),
  number: byAnswer('success_metric', Ways, 'The number to watch'),
  talksNumber: ways('Conversations, although another number was chosen'),
  inAYear: byAnswer('success_definition', Ways, 'What would make it a success'),
});

/** `positioning.yaml` */
const PositioningTexts = z.strictObject({
  statement: paragraph('A sentence for the cover'),
  enemy: ways('The belief that the show argues with'),
  listeners: byAnswer('target_audience', Ways, 'Whom the show is for'),
  setting: paragraph('Where one kind of company is named'),
  cover: byAnswer('brand_focus', Ways, 'Whose name is on the cover'),
  tones: byAnswer('podcast_tone', Ways, 'How it sounds', ['none']),
  afterward: byAnswer('podcast_influence', Ways, 'The last sentence of an episode'),
  replies: paragraph('Where listeners answer'),
});

const NameIdea = z.strictObject({
  name: text('Name'),
  reason: ways('Reason'),
  ...condition,
});
export type NameIdea = z.output<typeof NameIdea>;
/** `names.yaml` */
const NameTexts = z.strictObject({
  ownNames: each(
    ['about', 'else', 'against'],
    z.array(line).min(1),
    'Reasons for the names of a niche; against: for a name taken from the belief',
  ),
  withHost: NameIdea.meta({ title: 'For a show that carries the name of its host' }),
  typedName: NameIdea.meta({ title: 'The offer as typed, when no file knows it' }),
  patterns: z.array(NameIdea).meta({ title: 'Names that come before the plain ones' }),
  ownWords: z.array(NameIdea).meta({ title: 'Names from what the person typed' }),
  plainPatterns: z.array(NameIdea).meta({ title: 'Plain names' }),
  withoutSubject: z.array(NameIdea).min(3).meta({ title: 'Where nothing else can be named' }),
  hostPatterns: z.array(NameIdea).min(1).meta({ title: 'With the host' }),
});

const Source = withVariants({
  ...condition,
  who: ways('Who'),
  where: ways('Where to find them'),
  offer: ways('What to offer'),
});
/** `guests.yaml` */
const GuestTexts = z.strictObject({
  intro: paragraph('Introduction'),
  buyers: z.array(Source).min(1).meta({ title: 'The buyers themselves' }),
  callers: z.array(Source).min(1).meta({ title: 'The same for shows without guests' }),
  moments: z.array(Source).min(1).meta({ title: 'Buyers at a certain moment' }),
  byDream: byAnswer('dream_guest', Source, 'The guest of their dreams'),
  byPreference: byAnswer('guest_preference', Source, 'Whom they like to talk with'),
  otherHalf: Source.meta({ title: 'The second half of the buyers' }),
  connectors: z.array(Source).min(1).meta({ title: 'People who introduce others' }),
  byChannel: byAnswer('current_marketing', Source, 'From a channel of the person'),
});

/** `order.yaml` */
const OrderTexts = z.strictObject({ order: paragraph('Order of invitations or calls') });

const channelTexts = (title: string) => byAnswer('current_marketing', line, title, ['none']);
/** `calendar.yaml` */
const CalendarTexts = z.strictObject({
  intro: paragraph('Introduction'),
  firstNames: each(['next', 'all'], line, 'Whom the first invitations go to'),
  titles: each(
    [
      ...(['first', 'firstApproval', 'firstSolo', 'setup', 'launch', 'review'] as const),
      ...(['invite', 'call', 'thank', 'thankSolo', 'quiet'] as const),
    ],
    line,
    'Titles of weeks; the others are named by their episodes',
  ),
  days: each(weekdays, line, 'Days'),
  rhythms: each(['weekly', 'biweekly', 'monthly'], line, 'How often an episode comes out'),
  shares: channelTexts('What is done with a clip'),
  announcements: channelTexts('What is done with the announcement'),
});

const Metric = z.strictObject({
  name: ways('Name'),
  target: ways('Target'),
  how: ways('How to count'),
  ...condition,
});
/** `metrics.yaml` */
const MetricTexts = z.strictObject({
  first: byAnswer('success_metric', Metric, 'The number to look at first'),
  talks: Metric.meta({ title: 'Conversations, although another number was chosen' }),
  others: z.array(Metric).min(3).meta({ title: 'For every guide; three are taken' }),
  ignore: ways('What not to measure'),
});

const Price = z.strictObject({ low: z.int().min(0), high: z.int().min(0) });
const CostRow = z.strictObject({
  key: line,
  ...condition,
  what: ways('What'),
  kinds: z.array(z.enum(taskKinds)).optional().meta({ title: 'Kinds of tasks that take its time' }),
  price: Price.optional().meta({
    title: 'Price',
    help: 'In US dollars for ninety days, at the lower and the upper end.',
  }),
  paid: text('What is paid, if it depends on the episodes').optional(),
});
/** `costs.yaml` */
const CostTexts = z.strictObject({
  intro: ways('Introduction'),
  payback: byAnswer('monetization_timeline', Ways, 'When the cost pays off'),
  rows: z.array(CostRow).min(3).meta({ title: 'Rows' }),
  editors: each(['15', '30', '60'], Price, 'An editor, for an episode of so many minutes'),
  inTheSetup: text('Time for what is bought'),
  cut: byAnswer('biggest_challenge', Ways, 'What to save on, by what is most likely to stop them'),
});

/** `messages.yaml` */
const MessageTexts = z.strictObject({
  invitation: each(['subject', ...kinds], Ways, 'Invitation'),
  soloInvitation: each(['subject', 'body'], Ways, 'Note for a call'),
  followUp: each(['subject', ...kinds], Ways, 'Reminder'),
  soloFollowUp: ways('Reminder of a call'),
});

/** `copy.yaml` */
const CopyTexts = z.strictObject({
  description: ways('Description of the show'),
  trailer: ways('Trailer'),
  linkedIn: ways('Announcement', 'It works as a post and as a newsletter.'),
  readAloud: ways('Announcement for a stage'),
});

/** `parts.yaml` */
const PartTexts = each(
  [
    ...(['askedWhen', 'form', 'trailerForm', 'postForm', 'story', 'storyToTell'] as const),
    ...(['lookFor', 'noPitch', 'together', 'veto', 'timeNeeded', 'shorter'] as const),
    ...(['whichOfThree', 'beliefLine', 'startWith'] as const),
  ],
  paragraph('Sentences'),
  'Parts of messages and public texts',
);

const segment = 'recurring_segment';
/** `questions.yaml` */
const QuestionTexts = z.strictObject({
  anyAsks: z.array(line).length(2).meta({ title: 'About the first two problems' }),
  anyOpeners: z.array(line).length(2).meta({ title: 'To the second and the third guest' }),
  middle: z.array(line).min(1).meta({ title: 'In the middle of the list' }),
  belief: ways('About the belief'),
  end: ways('Near the end'),
  last: ways('At the end'),
  segment: byAnswer(segment, line, 'The recurring segment'),
  ofInventedCase: z.strictObject({
    middle: z.array(line).min(1).meta({ title: 'In the middle, about an invented case' }),
    segment: someAnswers(segment, line, 'The segment, about an invented case'),
  }),
});

/** `trade.yaml` */
const TradeTexts = z.strictObject({
  slots: each(
    [
      ...(['audience', 'inventedCase', 'talkTurns', 'rivals', 'minutes.range'] as const),
      ...([
        'minutes.both',
        'minutes.withGuest',
        'local.description',
        'local.post',
        'local.here',
      ] as const),
    ],
    paragraph('Sentences'),
    'Slots that depend on the person',
  ),
  closingLines: each(ruleKinds, line, 'Last line of public texts, by the rule of the trade'),
  guestLines: each(
    ['law', 'other'],
    z.strictObject({ lineCount: text('How many lines'), guestLines: text('What they say') }),
    'What to tell guests whose stories involve others',
  ),
  setting: z.strictObject({
    details: text('In the first episode'),
    part: text('In the third episode'),
    question: text('In the list of questions'),
  }),
});

const RuleTexts = z.strictObject({
  title: text('Title', 'Names the conflict.'),
  ...condition,
  isGeneral: flag('It fits every show, and completes a short list'),
  conflict: ways('What speaks against it'),
  task: z
    .enum(['askCases', 'callDeclined', 'checklist', 'memo'])
    .optional()
    .meta({ title: 'What it adds to the calendar' }),
  instead: ways('What to do instead'),
});
export type RuleTexts = z.output<typeof RuleTexts>;

/** `gemini.yaml` */
const GeminiTexts = z.strictObject({
  instruction: text('Instruction'),
  reading: text('Instruction for a reading', 'How to understand what a person sells.'),
  repair: text('What it is told when sections are missing or wrong'),
});

/** The schema of each file. Those of `pushback/` have conflicts between answers, the most important first. */
export const sectionTexts = {
  summary: SummaryTexts,
  positioning: PositioningTexts,
  names: NameTexts,
  guests: GuestTexts,
  order: OrderTexts,
  calendar: CalendarTexts,
  metrics: MetricTexts,
  costs: CostTexts,
  messages: MessageTexts,
  copy: CopyTexts,
  parts: PartTexts,
  questions: QuestionTexts,
  trade: TradeTexts,
  gemini: GeminiTexts,
  rules: z.array(RuleTexts).min(1),
};
