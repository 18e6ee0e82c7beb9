import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { audiences, niches } from '../tables/joined.ts';
import { entriesOf } from '../tables/rows.ts';
import { tradeEpisodes } from '../tables/tradeEpisodes.ts';
import { tradeIdeas } from '../tables/tradeIdeas.ts';
import { guestIdeas } from '../texts/guestIdeas.ts';
import { problemIdeas } from '../texts/ideas.ts';
import { moreIdeas } from '../texts/moreIdeas.ts';
import { sellerIdeas } from '../texts/sellerIdeas.ts';
import { readSubject } from './subject.ts';
import { upperFirst } from './words.ts';
import { builtInGuide } from './writer.ts';

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
  const { quizTaker } = samples.find(({ file }) => file === '17-selling-companies') ?? {};
  const { episodes } = builtInGuide(quizTaker ?? { name: '', answers: {}, result: '' });
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
