import { z } from 'zod';
import { ideaKeys } from './ideaKeys.ts';
import { flag, kinds, line, ruleKinds, text } from './guideFields.ts';

/**
 * What the built-in writer of guides knows about trades and buyers: the documents of `content/guide/`.
 * `title` and `help` explain each field to the people who edit them.
 */

const described = <Schema extends z.ZodType>(schema: Schema, title: string, help?: string) =>
  schema.meta({ title, ...(help && { help }) });
/** A text of a form that sentences rely on; `form` completes “takes”. */
const formed = (pattern: RegExp, form: string) => z.string().trim().regex(pattern, form);
/** A list of exactly so many entries. */
const list = (count: number, title: string, help?: string, item: z.ZodType<string> = line) =>
  described(z.array(item).length(count), title, help);

const phrase = formed(
  /^(?:[a-z]|Friday|AI)[^.;:]+$/,
  'a noun phrase without a capital, a period, a semicolon and a colon',
);
const clause = formed(/^[a-z].*[^.]$/, 'a clause without a capital and a period');
const question = formed(/^[A-Z][^.]+\?$/, 'one question with a capital and a question mark');
const moment = formed(
  /^the (?:\w+ ){0,2}(?:days?|weeks?|months?|quarter|year|evenings?|morning|spring|summer|autumn|winter|holidays|birthday|August)\b/,
  'a time that begins as “the month” or “the week”',
);
const thing = formed(
  /^(?:an? |the |[a-z]+ ).+[^.]$/,
  'somebody or something with an article, without a capital and a period',
);
const whole = formed(/^[^{}[\]]+$/, 'sentences without brackets and braces');

const stems = described(
  z.array(line).min(1),
  'Stems',
  'The beginnings of words that people type for it. The longest match wins, and of equal ones the first in the files. One of up to three letters must be a whole word.',
);

const OtherHalf = z.strictObject({
  people: text('Short plural'),
  one: text('One of them', 'With an article.'),
  title: text('Title of an episode with one of them'),
  asks: list(2, 'Questions', 'The opening of the episode, and one for the list.', question),
  angle: text(
    'What the episode does',
    'Other buyers have their own story; a counterpart has another view of the same one.',
  ),
});

const countries = described(
  z.array(z.string().regex(/^[A-Z]{2}$/, 'the code of a country, such as US')).min(1),
  'Countries',
  'Where it holds, by their two letters; without them everywhere.',
).optional();

const Caution = z.strictObject({
  title: text('Title'),
  conflict: text('What speaks against it'),
  instead: text('What to do instead'),
  firstStep: text(
    'First step',
    'What has to happen before the first message, for the first page.',
  ).optional(),
  inInvitation: text('What the invitation says about it').optional(),
  countries,
});

const Talk = z.strictObject({
  second: described(thing, 'Second voice', 'Who else has to agree.'),
  papers: described(z.array(thing).min(1), 'Papers', 'Documents that tell the story.'),
  debate: described(
    formed(/^[^?]+$/, 'a question without its question mark'),
    'Debate',
    'Two approaches that divide the buyers.',
  ),
  invented: described(
    formed(/\?$/, 'sentences that end with a question mark'),
    'Invented case',
    'A case that the two approaches would settle differently.',
  ).optional(),
  asks: list(
    3,
    'Questions to a guest',
    'In a niche, the first two belong to its first two problems.',
    question,
  ),
});
export type Talk = z.output<typeof Talk>;

const Details = z.strictObject({
  changes: list(3, 'Changes', 'Subjects that the buyers are talking about at present.').optional(),
  habit: text('Habit', 'What the sellers do and the buyers pay for.').optional(),
  decisions: list(3, 'Decisions', 'For a person who can stop them: the second voice.').optional(),
});
export type Detail = keyof z.output<typeof Details>;

const TradeEpisode = z.strictObject({
  title: described(
    formed(/^[^{}[\]]{4,69}[^{}[\].]$/, 'a title of 5 to 70 characters without a period'),
    'Title',
  ),
  angle: described(
    whole,
    'What the episode does',
    'Two or three sentences to the host. It must work with a guest and alone, and without a client’s case.',
  ),
  who: described(whole, 'Guest', 'Where not everybody who buys could answer.').optional(),
  ask: described(
    formed(/^[^{}[\]]+[?.]$/, 'a sentence without brackets and braces'),
    'First question to a guest',
    'Asks for a story and presumes nothing shameful.',
  ),
  tell: described(whole, 'First sentence of a host who is alone'),
  needsPage: flag('The host needs a page for it, which takes time to write or find'),
});
export type TradeEpisode = z.output<typeof TradeEpisode>;

const IdeaTexts = TradeEpisode.partial();
export type IdeaTexts = z.output<typeof IdeaTexts>;

/** What niches and audiences may both have. */
const common = {
  evidence: described(
    z.array(line).min(1),
    'Evidence',
    'Words of which one has to be typed for a sure match, such as the noun of what is sold.',
  ).optional(),
  countries,
  alsoFor: described(
    OtherHalf,
    'Other half',
    'The second half of the buyers, whom the short plural leaves out. A niche needs `buyers` of its own for it.',
  ).optional(),
  openers: list(
    2,
    'Openers',
    'The first questions to the second and the third guest, about their own story.',
    question,
  ).optional(),
  episodes: described(
    z.array(TradeEpisode).length(3),
    'Episodes',
    'One for each of the first three problems; only this trade could have them. Without them, episodes fit any problem.',
  ).optional(),
  ideas: described(
    z.partialRecord(z.enum(ideaKeys), IdeaTexts),
    'General episodes',
    'The trade’s own words for episodes that any trade could have, such as three prices.',
  ).optional(),
  details: described(Details.default({}), 'Details', 'What some general episodes need.'),
  cautions: described(
    z.array(Caution).default([]),
    'Cautions',
    'What a show in this trade has to respect.',
  ),
};

const Audience = z.strictObject({
  key: text('Key', 'Niches name it as their `audience`.'),
  kind: described(z.enum(kinds), 'Kind', 'Companies, by a person in them, or private people.'),
  people: text('Short plural'),
  one: text('One of them', 'In the singular, without an article.'),
  buyers: text('Buyers', 'Who exactly, as a plural.'),
  guests: list(3, 'Guests', 'In the singular, with an article.'),
  places: described(
    z
      .array(
        z.strictObject({
          place: text('Place'),
          approach: described(clause, 'Approach', 'How to find a guest there within its rules.'),
          countries,
        }),
      )
      .length(4),
    'Places',
    'Where they meet or read.',
  ),
  words: list(4, 'Words of the trade'),
  problems: described(z.array(phrase).min(3).max(4), 'Problems'),
  moments: list(2, 'Moments', 'When they begin to buy.', moment).optional(),
  myth: text('Belief', 'What they believe, without a period.').optional(),
  names: list(2, 'Names for a show').optional(),
  talk: described(Talk, 'Talk', 'What they talk about.'),
  ...common,
});
export type AudienceRow = z.output<typeof Audience>;

const Niche = z.strictObject({
  offer: text('Offer', 'What is sold: a noun phrase that fits after “buy” and “about”.'),
  sellers: text('Sellers', 'People of the same trade, who are not the audience.'),
  paid: text(
    'What is paid for',
    'Where `offer` is also something people do by themselves.',
  ).optional(),
  client: described(
    z.enum(['client', 'patient', 'customer']).default('client'),
    'What a buyer is called',
  ),
  rule: described(
    z.enum(ruleKinds),
    'Rule',
    'The rules of the trade on what may be said about clients.',
  ).optional(),
  needsClearance: described(
    z.boolean().default(false),
    'Needs clearance',
    'Guests discuss only completed work, because an employer or a buyer may have to agree.',
  ),
  isLocal: described(
    z.boolean().default(false),
    'Is local',
    'The work is done near the city, which description, trailer and announcement name.',
  ),
  note: described(
    line.default(''),
    'Note',
    'The last line of public texts, where no rule brings one.',
  ),
  noPitch: described(
    line.default(''),
    'No pitch',
    'What the invitation says instead of “There is no pitch”.',
  ),
  audience: text('Audience', 'The key of those who buy.'),
  buyers: text('Buyers', 'Replace those of the audience.').optional(),
  short: described(
    z.strictObject({ people: text('Short plural'), one: text('One of them') }),
    'Short buyers',
    'Where those of the audience leave out a role that `buyers` name.',
  ).optional(),
  problems: list(4, 'Problems', undefined, phrase),
  moments: list(2, 'Moments', 'When people begin to buy.', moment),
  momentAngles: described(
    z.array(line).length(2).default([]),
    'Episodes about the moments',
    'What they do, where the general text does not fit.',
  ),
  myth: text('Belief', 'What buyers believe, without a period.'),
  words: list(4, 'Words of the trade'),
  names: list(2, 'Names for a show'),
  guests: list(3, 'Guests', 'With the openers, in place of those of the audience.').optional(),
  talk: described(Talk, 'Talk', 'In place of the audience’s, and about the problems.').optional(),
  ...common,
});
export type NicheRow = z.output<typeof Niche>;

/** `guide/niches/`: what people sell. */
export const Niches = z.array(z.strictObject({ stems, ...Niche.shape }));
/** `guide/audiences/`: who buys. */
export const Audiences = z.array(z.strictObject({ stems, ...Audience.shape }));
/** `guide/settings.yaml`: kinds of companies that buyers work at. */
export const Settings = z.array(
  z.strictObject({ stems, details: list(3, 'Details', 'What only insiders know.') }),
);
/** `guide/unknown.yaml`: what stands for a niche or for buyers that no file knows. */
export const Unknown = z.strictObject({
  formsOfWork: described(
    z.array(line),
    'Forms of work',
    'Stems that count only where nothing else says what is sold.',
  ),
  neutral: described(
    z.array(line),
    'Neutral words',
    'The beginnings of words that say nothing about the trade, such as “service” or “local”; any other word that an entry does not have makes its match unsure.',
  ),
  properNouns: described(z.array(line), 'Capitalized words', 'At the start of what people type.'),
  audience: described(
    Audience.pick({
      key: true,
      kind: true,
      people: true,
      one: true,
      buyers: true,
      guests: true,
      places: true,
    }),
    'Buyers',
    'What nobody has said, such as their problems, is left out.',
  ),
  niche: described(
    Niche.pick({ offer: true, sellers: true }),
    'Niche',
    'Where the person names none.',
  ),
});
export type Unknown = z.output<typeof Unknown>;
