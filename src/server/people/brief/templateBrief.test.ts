import { describe, expect, test } from 'vitest';
import { Brief } from '../../../shared/brief.ts';
import { steps as questions } from '../../../shared/quiz/steps.ts';
import { traits } from '../../../shared/quiz/question.ts';
import { offerKeys } from '../../../shared/paths.ts';
import { serviceKeys } from '../../../shared/paths.ts';
import { revenueLabels } from '../../../shared/revenue.ts';
import { builtInGuide } from '../../guides/builtIn/writer.ts';
import { tables } from '../../guides/tables.ts';
import type { BriefInput } from './facts.ts';
import { templateBrief } from './templateBrief.ts';

const facts = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  revenue: '$10M - $25M',
  request: 'a proposal (ROI Guarantee)',
  call: '',
  message: 'We tried a podcast and stopped.',
  result: '',
  sells: '',
  buyers: '',
  answers: [],
  campaign: '',
  landing: '',
  posts: [],
  gaps: [],
};
const lead = { leadType: 'proposal', offerType: 'roi-guarantee', revenue: '10m-25m' };
const taken = (answers: object = {}, niche = 'cybersecurity for manufacturers') => ({
  name: 'Ada',
  result: 'business_focused',
  answers: { personalInfo: { niche }, ...answers },
});
const write = (
  input: Partial<BriefInput> = {},
  { sells = 'cybersecurity for manufacturers', guide = builtInGuide(taken()) } = {},
) =>
  Brief.parse(
    templateBrief(
      {
        facts: { ...facts, sells },
        lead,
        response: taken(),
        guide: null,
        isSpam: false,
        ...input,
      },
      guide,
    ),
  );

describe('a brief from templates', () => {
  test('follows from the answers, the niche, the message and the offer', () => {
    const response = taken({
      success_definition: 'signed_deals',
      biggest_challenge: 'finding_time',
      monetization_timeline: 'within_6_months',
    });
    const brief = write({ response });
    expect(brief.situation).toContain('Ada Lovelace of Analytical Engines (revenue: $10M - $25M)');
    expect(brief.situation).toContain('signed deals that began with an episode');
    expect(brief.situation).toContain('within 6 months');
    expect(brief.market).toContain('plant managers and owners of manufacturing companies');
    expect(brief.questions[0]).toContain('We tried a podcast and stopped.');
    expect(brief.questions).toContainEqual(expect.stringContaining('Which two hours'));
    expect(brief.questions).toContainEqual(expect.stringContaining('after 6 months'));
    expect(brief.objections.map(({ objection }) => objection)).toEqual([
      'Why pay $42,000 for a guaranteed $10,000+?',
      'Our own marketing team can do this.',
      'I have no time for this.',
    ]);
  });

  test('takes the ideas from the guide', () => {
    const guide = builtInGuide(taken({}, 'dentist'));
    const titles = write({}, { guide }).episodes.map(({ title }) => title);
    expect(titles).toEqual(guide.episodes.slice(0, 3).map(({ title }) => title));
  });

  test('names what is unknown', () => {
    const { situation, market, questions: asked } = write({ response: undefined }, { sells: '' });
    expect(situation).toContain('No quiz yet');
    expect(market).toContain('Nobody has said what Analytical Engines sells');
    expect(asked).toContain('What do you sell, and who signs for it?');
    const withoutLead = write({ lead: undefined });
    expect(withoutLead.situation).toContain('Ada Lovelace took the quiz but sent no form yet.');
    expect(withoutLead.objections[0]?.objection).toBe('What does it cost?');
  });

  test('is whole for every answer, offer, revenue and niche', () => {
    for (const { id, options } of questions)
      for (const option of options) write({ response: taken({ [id]: option.id }) });
    for (const type of traits) write({ response: { ...taken(), result: type } });
    for (const offerType of [...offerKeys, ...serviceKeys, 'general', 'x'])
      for (const revenue of [...Object.keys(revenueLabels), '', 'a lot'])
        write({ lead: { ...lead, offerType, revenue } });
    for (const { offer } of tables().niches) {
      const response = taken({}, offer);
      const brief = write({ response }, { sells: offer, guide: builtInGuide(response) });
      expect(JSON.stringify(brief)).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
  });

  test('fits the limits however long the records are', () => {
    const long = 'supercalifragilistic '.repeat(40).trim();
    const { objections } = write(
      { facts: { ...facts, company: long, message: long, request: long, name: long } },
      { sells: long },
    );
    expect(objections.length).toBeGreaterThan(0);
  });
});
