import { type Sector, sectorOf } from './sector.ts';
import { acronymOrWord, asTitle, cut, midSentence, plural, singular } from './words.ts';

/** A person's field, in the forms that sentences need. */
export type Niche = {
  /** After a preposition: 'dentistry', 'the work of dentists', 'helping women over 50 get fit'. */
  topic: string;
  /** 'in dentistry', 'in the work of dentists', 'in your line of work' */
  inIt: string;
  /** Where the buyers are: 'in dentistry', 'in your market', 'among women over 50'. */
  market: string;
  /** 'people in dentistry', 'dentists', 'people who do what you do' */
  people: string;
  /** 'somebody in dentistry', 'a dentist', 'somebody who does what you do' */
  someone: string;
  /** 'starting out in dentistry', 'starting out as dentists', 'starting out in your line of work' */
  startingOut: string;
  /** Short and in capitals, for a show's name: 'Dentistry', 'Women Over 50'; empty when there is none. */
  title: string;
  sector?: Sector | undefined;
};

const MAX_LENGTH = 64;
const MAX_REPEATED_LENGTH = 40;
const UNKNOWN =
  /^(\W*|n\/?a|none|nothing|unknown|undecided|idk|tbd|test|not sure.*|(i )?don.?t know.*)$/i;

// The lookbehind avoids quadratic time for a long row of punctuation.
const MARKS_AROUND = /^[\s"'“”‘’.,;:!-]+|(?<![\s"'“”‘’.,;:!?-])[\s"'“”‘’.,;:!?-]+$/g;

/** Reads a niche as people type it: a field ('B2B SaaS'), a role ('dentist') or a sentence ('I help …'). */
export const readNiche = (typed: string): Niche => ({
  ...inForms(typed),
  sector: sectorOf(typed),
});

function inForms(typed: string): Niche {
  const niche = typed.replace(MARKS_AROUND, '');
  if (UNKNOWN.test(niche)) return unknown;
  const self = /^(?:i|we)(?:['’](?:m|re)| am| are)\s+(?:an?|the)?\s*(.+)$/i.exec(niche)?.[1];
  if (self && !/^\w+ing\b/i.test(self)) return inForms(self);
  const work = asWork(self ?? niche);
  if (work) return ofWork(work);
  const noun = cut(niche.replace(/^(?:an?|the)\s+/i, ''), MAX_LENGTH);
  return isRole(noun) ? ofRole(noun) : ofField(midSentence(noun));
}

const unknown: Niche = {
  topic: 'your field',
  inIt: 'in your field',
  market: 'in your market',
  people: 'people in your field',
  someone: 'somebody in your field',
  startingOut: 'starting out in your field',
  title: '',
};

/** A long niche is used once in full; repeated, it would sound like a form letter. */
export const inShort = (niche: Niche): Niche =>
  niche.topic.length <= MAX_REPEATED_LENGTH
    ? niche
    : { ...unknown, title: niche.title, sector: niche.sector };

const ofField = (field: string): Niche => ({
  topic: field,
  inIt: `in ${field}`,
  market: `in ${field}`,
  people: `people in ${field}`,
  someone: `somebody in ${field}`,
  startingOut: `starting out in ${field}`,
  title: asTitle(field),
});

function ofRole(noun: string): Niche {
  const role = midSentence(noun);
  const one = singular(role);
  const many = plural(one);
  return {
    topic: `the work of ${many}`,
    // A plural means the people served; a singular is the profession of the quiz taker.
    inIt: role === one ? `in the work of ${many}` : `among ${many}`,
    market: role === one ? 'in your market' : `among ${many}`,
    people: many,
    someone: `${acronymOrWord(one)} ${one}`,
    startingOut: `starting out as ${many}`,
    title: asTitle(many),
  };
}

function ofWork({ doing, whom }: Work): Niche {
  return {
    topic: doing,
    inIt: 'in your line of work',
    market: whom ? `among ${whom}` : 'in your market',
    people: 'people who do what you do',
    someone: 'somebody who does what you do',
    startingOut: 'starting out in your line of work',
    title: whom && whom.length <= 30 ? asTitle(whom) : '',
  };
}

type Work = { doing: string; whom: string };

const GERUND_START =
  /^(helping|teaching|empowering|guiding|supporting|advising|getting|turning|serving|showing|making)\s+(?!for\b|of\b|and\b|in\b|with\b)/i;

/** 'I help women over 50 get fit' → 'helping women over 50 get fit', and whom. */
function asWork(text: string): Work | undefined {
  const said =
    /^(?:i|we)\s+(?:(?:also|mainly|mostly|currently|primarily|really|just|can)\s+|(?:want|love|like|try|aim|plan)\s+to\s+)*([a-z]+)\s+(.+)$/i.exec(
      text,
    ) ?? /^(helps?|teach(?:es)?)\s+(?!and\b|with\b)(.+)$/i.exec(text);
  const started = GERUND_START.exec(text)?.[1];
  if (!said && !started) return undefined;
  const verb = (started ?? gerund(said?.[1] ?? '')).toLowerCase();
  const rest = started ? text.slice(started.length).trim() : (said?.[2] ?? '');
  const object = cut(
    toYou(rest),
    MAX_LENGTH,
    /,?\s+(?:so that|so they|by|through|without|while)\s/i,
  );
  return {
    doing: `${verb} ${object}`,
    whom: /^(?:help|teach|empower|guid|support|advis|get|serv|show)/.test(verb)
      ? whomOf(object)
      : '',
  };
}

const toYou = (text: string) =>
  text.replace(/\b(my|our|me|us|i|we)\b/gi, (word) => (/^(my|our)$/i.test(word) ? 'your' : 'you'));

/** The people up to what they are helped to do. */
function whomOf(object: string) {
  const end =
    /\s+(?:to|get|become|be|grow|build|find|make|sell|win|lose|with|by|who|scale|launch|start|improve|reduce|save|reach|create|write|stop|feel|live|buy|hire|raise|master|learn|go|turn|take|run|on|in|through|avoid|increase|double|use|understand|achieve|manage|heal|earn|keep|move|transform|automate)\b/i.exec(
      ` ${object}`,
    );
  const whom = (end ? ` ${object}`.slice(0, end.index) : object).trim().replace(/[,;:]$/, '');
  return whom === '' || whom.length > 40 || /^(you|people|them|others)$/i.test(whom) ? '' : whom;
}

function gerund(verb: string) {
  const word = verb.toLowerCase().replace(/^(help|make|build|sell|coach|teach)(?:e?s)$/, '$1');
  if (/^(teache|coache)s?$/.test(word)) return `${word.replace(/es?$/, '')}ing`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word)) return word.replace(/e$/, 'ing');
  if (/^(run|get|cut|plan|set|put|win|sit|ship|chat|stop|map|swap|trim|scan|spot)$/.test(word))
    return `${word}${word.at(-1)}ing`;
  return `${word}ing`;
}

const ROLE =
  /(?:\b(?:coach|agent|consultant|attorney|accountant|architect|ceo|cfo|cmo|cto|founder|nurse|surgeon|chef|agency|company|firm|studio|startup|practice|clinic|practitioner|expert|guru|trainer|teacher|designer|developer|engineer|broker|lawyer|writer|author|photographer|videographer|marketer|recruiter|manager|advis[oe]r|planner|lender|builder|contractor|realtor|investor|owner|leader|speaker|creator|influencer|blogger|podcaster|baker|farmer|hairdresser|organi[sz]er|copywriter|producer|director|doctor|tutor|mentor|instructor|dealer|retailer|manufacturer|supplier|provider|plumber|banker|editor|translator|freelancer|entrepreneur|counsell?or|chiropractor|operator|officer|bookkeeper)|[a-z]{3}ist|[a-z]{3}ician|veterinarian|dietitian|librarian)s?$/i;
const NO_ROLE = /(?:check|play|wait|wish|short|tw|ass|cons|res|ex|pers|ins|m)ist$/i;

const isRole = (noun: string) =>
  (ROLE.test(noun) || /(?:coach|agenc|compan|business|practic|clinic)(?:ies|es)$/i.test(noun)) &&
  !NO_ROLE.test(noun) &&
  !/,|&|\band\b|\bfor\b|\bof\b/.test(noun);
