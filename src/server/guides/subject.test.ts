import { describe, expect, test } from 'vitest';
import { ideaKeys } from '../../shared/content/ideaKeys.ts';
import { readSamples } from './samples.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { upperFirst } from './words.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { readSubject } from './subject.ts';

const { niches } = tables();
const subjectOf = (niche: string, buyers = '') => readSubject({ niche, buyers });

describe('who buys', () => {
  test.each([
    ['Fractional CFO services', 'founders'],
    ['bookkeeping', 'business owners'],
    ['bookkeeping for dentists', 'dentists'],
    ['dental practice marketing', 'dentists'],
    ['Dentist', 'parents'],
    ['wealth management for doctors', 'doctors'],
    ['billing for doctors', 'practice owners'],
    ['Cybersecurity consulting', 'security leaders'],
    ['estate planning attorney', 'people near retirement'],
    ['AI agents for insurance companies', 'bank executives'],
    ['dance studio', 'amateur athletes'],
    ['logistics software', 'supply chain leaders'],
    ['software for law firms', 'law firm partners'],
    ['I help women over 50 get fit', 'women over fifty'],
    ['Executive coaching', 'executives'],
    ['ROOFING', 'homeowners'],
    ['SEO agency', 'brand owners'],
    ['commercial real estate', 'executives'],
    ['real estate photography', 'real estate agents'],
    ['cars', 'drivers'],
    ['vegan bakery consulting', 'restaurateurs'],
    ['crypto', 'clients'],
    ['I help dentists stop no-shows', 'dentists'],
    ['accouting and bookeeping servces', 'business owners'],
    ['coaching', 'clients'],
    ['coaching executives', 'executives'],
    ['immigration lawyer', 'immigrants'],
    ['immigration lawyer for employers', 'HR leaders'],
    ['I help dentists get more patients', 'dentists'],
    ['church software', 'church leaders'],
    ['asesoría fiscal para autónomos', 'business owners'],
    ['software for restaurants helping managers schedule shifts', 'restaurateurs'],
    ['Steuerberatung für Handwerksbetriebe', 'service company owners'],
    [
      'We work with manufacturers across the Midwest on succession, and we also run workshops',
      'plant leaders',
    ],
  ])('%s: %s', (niche, people) => {
    expect(subjectOf(niche).people).toBe(people);
  });

  test('is what the person says, in their words', () => {
    const subject = subjectOf('bookkeeping', 'Owners of vegan bakeries.');
    expect(subject.buyers).toBe('owners of vegan bakeries');
    expect(subjectOf('bookkeeping', 'German dentists').buyers).toBe('German dentists');
    expect(subjectOf('bookkeeping', 'German dentists').people).toBe('dentists');
    expect(subjectOf('ERP', 'heads of logistics at food distributors').people).toBe(
      'heads of logistics',
    );
  });

  test.each([
    ['logistics software', 'heads of logistics at food distributors', 'head of logistics'],
    ['tech recruiting', 'CTOs of companies with 50 to 300 people', 'CTO'],
    ['bookkeeping', 'agencies in Ohio', 'agency'],
    ['bookkeeping', 'bosses at breweries', 'boss'],
  ])('one of them is said in the same words: %s for %s', (niche, buyers, one) => {
    expect(subjectOf(niche, buyers).one).toBe(one);
  });

  test.each(['', 'n/a', '🎙️', '. . .'])('is said in plain words for %j', (niche) => {
    expect(subjectOf(niche)).toMatchObject({
      buyers: 'the people who buy from you',
      offer: 'what you sell',
      isKnown: false,
    });
  });

  test('what is sold is not found in the words for the buyers', () => {
    expect(subjectOf('I help dentists stop no-shows').offer).toBe('no-show prevention');
    expect(subjectOf('help for dentists').isOfferKnown).toBe(false);
  });

  test('buyers no table knows are named as they were typed, unless that is long', () => {
    const long = 'left-handed knitters with a flock of their own in the north of Wales';
    expect(subjectOf('bookkeeping', 'left-handed knitters').people).toBe('left-handed knitters');
    expect(subjectOf('bookkeeping', long).people).toBe('left-handed knitters');
    expect(subjectOf('online store', `people ${'very '.repeat(9)}fond of wool`).people).toBe(
      'customers',
    );
    expect(subjectOf('bookkeeping', `people ${'very '.repeat(9)}fond of wool`).people).toBe(
      'clients',
    );
  });

  test('a short stem matches only a whole word: car does not match care', () => {
    expect(subjectOf('care').offer).not.toBe('cars and repairs');
    expect(subjectOf('artificial flowers').offer).not.toBe('art and craft');
  });

  test('people who buy for themselves keep the concerns of private buyers', () => {
    const { problems } = subjectOf('tax planning for lawyers');
    expect(problems).toEqual(subjectOf('tax planning').problems);
    expect(subjectOf('bookkeeping for dentists').problems).not.toEqual(
      subjectOf('bookkeeping').problems,
    );
  });

  test('a text that may not quote has only the words of the tables', () => {
    const typed = { niche: 'bookkeeping, call 5550100199', buyers: 'dentists, call 5550100199' };
    expect(JSON.stringify(readSubject(typed, false))).not.toContain('5550100199');
    expect(readSubject(typed, false).people).toBe('dentists');
  });
});

describe('the tables', () => {
  test('have no trade as its own buyer, and no questions without the guests they belong to', () => {
    expect(niches.filter(({ sellers, buyers }) => buyers === sellers)).toEqual([]);
    expect(niches.filter(({ openers, guests }) => openers && !guests)).toEqual([]);
  });

  test('find each niche by each of its own stems', () => {
    const lost = niches.flatMap(({ offer, stems }) =>
      stems.filter((stem) => readSubject({ niche: stem, buyers: '' }).offer !== offer),
    );
    expect(lost.length / niches.length).toBeLessThan(0.15);
  });
});

const guideFor = (niche: string) => {
  const personalInfo = { name: 'Ada Lovelace', city: 'Denver', niche };
  const answers = { personalInfo, guest_preference: 'future_clients' };
  return builtInGuide({ name: 'Ada Lovelace', answers, result: '' });
};

test('the second half of the buyers has an episode, a source of guests and a question', () => {
  const { alsoFor } = readSubject({ niche: 'dentist', buyers: '' });
  const { episodes, guestPlan, copy } = guideFor('dentist');
  const [opening = '', question = ''] = alsoFor?.asks ?? [];
  expect(episodes).toContainEqual(expect.objectContaining({ title: alsoFor?.title, opening }));
  expect(guestPlan.sources.map(({ who }) => who.toLowerCase())).toContain(alsoFor?.people);
  expect(copy.questions).toContain(question);
});

test('buyers somebody named themselves have no other half from the tables', () => {
  expect(readSubject({ niche: 'dentist', buyers: 'retirees' }).alsoFor).toBeUndefined();
});

test('a trade with rules has a task to clear the format in week 1', () => {
  const { weeks } = guideFor('wealth management').calendar;
  expect(weeks[0]?.tasks.map(({ what }) => what).join()).toContain('for approval');
});

test('the question to a guest is about the guest of the episode', () => {
  const { openers, guests } = readSubject({ niche: 'M&A advisory', buyers: '' });
  const { taken } = readSamples().find(({ file }) => file === '17-selling-companies') ?? {};
  const { episodes } = builtInGuide(taken ?? { name: '', answers: {}, result: '' });
  const titles = guests.slice(1).map(upperFirst);
  const openings = titles.map((title) => episodes.find((one) => one.title === title)?.opening);
  expect(openings).toEqual(openers);
});

test('each trade has a document that none of its own episodes reads', () => {
  const read = niches.flatMap(({ stems, offer }) =>
    readSubject({ niche: stems[0] ?? '', buyers: '' }).talk.paper ? [] : [offer],
  );
  expect(read).toEqual([]);
});

test('a trade can replace the texts of every general idea, and of no other', () => {
  const { problemIdeas, guestIdeas, answerIdeas, offerIdeas, ownIdeas } = texts();
  const ideas = [...problemIdeas, ...guestIdeas, ...answerIdeas, ...offerIdeas, ...ownIdeas];
  expect(ideas.map(({ key }) => key).toSorted()).toEqual(ideaKeys.toSorted());
});

test('an offer that no table knows is named as it was typed, or not at all', () => {
  const titles = (niche: string) =>
    builtInGuide({
      name: 'Ada Lovelace',
      answers: {
        personalInfo: { name: 'Ada Lovelace', city: 'Denver', niche },
        guest_preference: 'nobody',
        content_style: 'provocative',
      },
      result: '',
    })
      .episodes.map(({ title }) => title)
      .join('\n');
  expect(titles('[glow], 3')).not.toMatch(/glow/);
  expect(titles('Analytical engines')).toMatch(/\banalytical engines\b/i);
});
