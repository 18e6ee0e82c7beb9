import type { CaseStory } from './caseStory.ts';

// sample: invented, see caseStudies.ts
export const calderRidge: CaseStory = {
  key: 'calder-ridge',
  layout: 'chronicle',
  title: 'Two mandates from owners who were not selling yet',
  summary:
    'An M&A advisor met owners years before a sale, by asking them how they run the company instead of whether they would sell it.',
  timeline: [
    {
      when: 'Month 1',
      title: 'A list of 120 owners',
      text: 'Companies with $10M to $60M in revenue, family-owned, with a founder over 55. The partners crossed out everyone they already knew.',
    },
    {
      when: 'Month 2',
      title: 'First six episodes',
      text: 'Each about one decision: a second location, buying out a brother, a key customer. No episode mentions a sale.',
    },
    {
      when: 'Month 4',
      title: 'The first call about a sale',
      text: 'A guest asked what his company would be worth if he stopped in three years. It became a valuation, then a retainer.',
    },
    {
      when: 'Month 7',
      title: 'A neighbor calls',
      text: 'The owner of the plant next door had heard the episode. He had never been on our list.',
    },
    {
      when: 'Month 12',
      title: 'Two signed engagements',
      text: 'Nine further owners agreed to talk again within two years. They are on a list that the partners work through each quarter.',
    },
  ],
  guests: [
    {
      guest: 'Founder and president',
      company: 'Metal fabrication, 140 people',
      outcome: 'First engagement; his neighbor became the second',
    },
    {
      guest: 'Second-generation owner',
      company: 'Commercial roofing, 90 people',
      outcome: 'Valuation, talks in two years',
    },
    {
      guest: 'Owner and CEO',
      company: 'Food distribution, 210 people',
      outcome: 'Plans to sell in three years',
    },
    {
      guest: 'Two sisters, co-owners',
      company: 'Specialty chemicals, 60 people',
      outcome: 'Second meeting',
    },
    { guest: 'Retired founder', company: 'Sold in 2021', outcome: 'Introduced three owners' },
  ],
  report: {
    period: 'Months 7 to 9',
    figures: [
      { label: 'Guests invited', value: '24' },
      { label: 'Answered', value: '15' },
      { label: 'Recorded', value: '7' },
      { label: 'First meetings about a sale', value: '4' },
      { label: 'Signed', value: '1' },
    ],
    findings: [
      'Owners who were introduced by a guest answer within two days; the others take two weeks.',
      'The episode about paying out a sibling brought three of the four meetings.',
    ],
    next: [
      'Ask each guest for one owner they respect.',
      'Two more episodes about family shareholders.',
    ],
  },
};
