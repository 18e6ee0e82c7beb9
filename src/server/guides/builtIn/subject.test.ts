import { describe, expect, test } from 'vitest';
import { audiences, niches, talks } from '../tables/joined.ts';
import { entriesOf } from '../tables/rows.ts';
import { samples } from '../samples.ts';
import { tradeEpisodes } from '../tables/tradeEpisodes.ts';
import { tradeIdeas } from '../tables/tradeIdeas.ts';
import { guestIdeas } from '../texts/guestIdeas.ts';
import { problemIdeas } from '../texts/ideas.ts';
import { moreIdeas } from '../texts/moreIdeas.ts';
import { sellerIdeas } from '../texts/sellerIdeas.ts';
import { upperFirst } from './words.ts';
import { builtInGuide } from './writer.ts';
import { readSubject } from './subject.ts';

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
    ['lawyer', 'business owners'],
    ['church software', 'church leaders'],
    ['kids birthday parties', 'parents'],
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

  test.each(['', 'Analytical engines', 'n/a', '🎙️', '. . .'])(
    'is said in plain words for %j',
    (niche) => {
      expect(subjectOf(niche)).toMatchObject({
        buyers: 'the people who buy from you',
        offer: 'what you sell',
        isKnown: false,
      });
    },
  );

  test('what is sold is not found in the words for the buyers', () => {
    expect(subjectOf('I help dentists stop no-shows').offer).toBe('no-show prevention');
    expect(subjectOf('help for dentists').isOfferKnown).toBe(false);
  });

  test('buyers no table knows are customers of a shop and clients of a firm', () => {
    expect(subjectOf('online store', 'left-handed knitters').people).toBe('customers');
    expect(subjectOf('bookkeeping', 'left-handed knitters').people).toBe('clients');
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
  const counts = [
    ['problems', 4],
    ['moments', 2],
    ['words', 4],
    ['names', 2],
  ] as const;

  test('hold 169 niches, each complete', () => {
    expect(niches).toHaveLength(169);
    for (const niche of niches)
      for (const [key, count] of counts)
        expect([niche.offer, key, entriesOf(niche[key]).length]).toEqual([niche.offer, key, count]);
  });

  test('name an audience that exists, and no trade as its own buyer', () => {
    const keys = new Set(audiences.map(({ key }) => key));
    for (const { offer, audience, sellers, buyers } of niches) {
      expect([offer, keys.has(audience)]).toEqual([offer, true]);
      expect(buyers).not.toBe(sellers);
    }
    expect(keys.size).toBe(audiences.length);
  });

  test('have problems that fit into a sentence: no capital, no period', () => {
    for (const { problems } of [...niches, ...audiences])
      for (const problem of entriesOf(problems))
        expect(problem).toMatch(/^(?:[a-z]|Friday|AI)[^.;:]+$/);
  });

  test('give each audience and some niches three questions and things with an article', () => {
    const own = niches.flatMap(({ offer, talk }) => (talk ? [[offer, talk] as const] : []));
    const all = [...audiences.map(({ key }) => [key, talks[key]] as const), ...own];
    for (const [key, talk] of all) {
      const asks = entriesOf(talk?.asks ?? '');
      expect([key, asks.length]).toEqual([key, 3]);
      for (const ask of asks) expect(ask).toMatch(/^[A-Z][^.]+\?$/);
      for (const thing of [talk?.second, talk?.paper])
        expect([key, thing]).toEqual([key, expect.stringMatching(/^(?:an? |the |[a-z]+ ).+[^.]$/)]);
      expect([key, talk?.debate]).toEqual([key, expect.stringMatching(/^[^?]+$/)]);
    }
  });

  test('give the second and the third guest a question each', () => {
    for (const { openers } of [...niches, ...audiences]) {
      if (!openers) continue;
      const asks = entriesOf(openers);
      expect(asks).toHaveLength(2);
      for (const ask of asks) expect(ask).toMatch(/^[A-Z][^.]+\?$/);
    }
    // Questions without the guests they belong to would be asked of others.
    expect(niches.filter(({ openers, guests }) => openers && !guests)).toEqual([]);
  });

  test('have moments that name a time, and offers of their own', () => {
    for (const { moments = '' } of [...niches, ...audiences])
      for (const moment of entriesOf(moments))
        expect(moment).toMatch(
          /^the (?:\w+ ){0,2}(?:days?|weeks?|months?|quarter|year|evenings?|morning|spring|summer|autumn|winter|holidays|birthday|August)\b/,
        );
    expect(new Set(niches.map(({ offer }) => offer)).size).toBe(niches.length);
  });

  test('find each niche by each of its own stems', () => {
    const lost = niches.flatMap(({ offer, stems }) =>
      entriesOf(stems).filter((stem) => readSubject({ niche: stem, buyers: '' }).offer !== offer),
    );
    expect(lost.length / niches.length).toBeLessThan(0.15);
  });
});

const guideFor = (niche: string) => {
  const personalInfo = { name: 'Ada Lovelace', city: 'London', niche };
  const answers = { personalInfo, guest_preference: 'future_clients' };
  return builtInGuide({ name: 'Ada Lovelace', answers, result: '' });
};

test('the second half of the buyers has an episode, a source of guests and a question', () => {
  const { alsoFor } = readSubject({ niche: 'dentist', buyers: '' });
  const { episodes, guestPlan, copy } = guideFor('dentist');
  const [opening = '', question = ''] = entriesOf(alsoFor?.asks ?? '');
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
  const { taken } = samples.find(({ file }) => file === '17-selling-companies') ?? {};
  const { episodes } = builtInGuide(taken ?? { name: '', answers: {}, result: '' });
  const titles = guests.slice(1).map(upperFirst);
  const openings = titles.map((title) => episodes.find((one) => one.title === title)?.opening);
  expect(openings).toEqual(openers);
});

test('episodes of the trades belong to niches, and stand as they are', () => {
  const offers = new Set([...niches.map(({ offer }) => offer), ...audiences.map(({ key }) => key)]);
  for (const [offer, three] of Object.entries(tradeEpisodes)) {
    expect([offer, offers.has(offer)]).toEqual([offer, true]);
    for (const { title, angle, ask, tell } of three) {
      expect(title).toMatch(/^.{5,70}(?<!\.)$/);
      expect(ask).toMatch(/[?.]$/);
      expect(`${title}${angle}${ask}${tell}`).not.toMatch(/[{}[\]]/);
    }
  }
});

test('each trade has a document that none of its own episodes reads', () => {
  const read = niches.flatMap(({ stems, offer }) =>
    readSubject({ niche: entriesOf(stems)[0] ?? '', buyers: '' }).talk.paper ? [] : [offer],
  );
  expect(read).toEqual([]);
});

test('an audience says how to find a guest at each of its places', () => {
  for (const { key, places, approach } of audiences) {
    expect([key, entriesOf(approach).length]).toEqual([key, entriesOf(places).length]);
    for (const clause of entriesOf(approach)) expect(clause).toMatch(/^[a-z].*[^.]$/);
  }
});

test('what a trade says in general episodes belongs to a niche or an audience, and to an idea', () => {
  const owners = new Set([...niches.map(({ offer }) => offer), ...audiences.map(({ key }) => key)]);
  const ideas = new Set(
    [...problemIdeas, ...guestIdeas, ...moreIdeas, ...sellerIdeas].map(({ key }) => key),
  );
  for (const [owner, texts] of Object.entries(tradeIdeas)) {
    expect([owner, owners.has(owner)]).toEqual([owner, true]);
    for (const [key, parts] of Object.entries(texts)) {
      expect([owner, key, ideas.has(key)]).toEqual([owner, key, true]);
      expect(Object.values(parts).join('')).not.toMatch(/[{}[\]]/);
    }
  }
});

test('an offer that no table knows is named as it was typed, or not at all', () => {
  const titles = (niche: string) =>
    builtInGuide({
      name: 'Ada Lovelace',
      answers: {
        personalInfo: { name: 'Ada Lovelace', city: 'London', niche },
        guest_preference: 'nobody',
        content_style: 'provocative',
      },
      result: '',
    })
      .episodes.map(({ title }) => title)
      .join('\n');
  expect(titles('I make things glow, in 3 days')).not.toMatch(/glow/);
  expect(titles('Analytical engines')).toMatch(/^Analytical engines: /m);
});
