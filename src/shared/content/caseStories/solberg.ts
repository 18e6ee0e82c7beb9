import type { CaseStory } from './caseStory.ts';

// sample: invented, see caseStudies.ts
export const solberg: CaseStory = {
  key: 'solberg',
  layout: 'outcomes',
  title: 'Three new partners in regions that had gone quiet',
  summary:
    'A maker of industrial controls depended on a few integrators. A show about plants that run well brought the next ones.',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'A map with three holes',
      text: 'Regions without an integrator since a retirement. Thirty-four firms could fill them; the founder knew four.',
    },
    {
      when: 'Month 1',
      title: 'Recorded beside the machine',
      text: 'Integrators bring a plant manager along, and both explain one line that runs without stops. The integrator looks good in front of a customer.',
    },
    {
      when: 'Month 3',
      title: 'First partner signs',
      text: 'After his episode, two plants asked him for the same cabinet. He asked Solberg for a price list.',
    },
    {
      when: 'Month 5',
      title: 'One less booth',
      text: 'The regional trade show was dropped. Its cost pays for a year of episodes.',
    },
    {
      when: 'Month 6',
      title: 'All three regions covered',
      text: 'Three agreements, six first orders. Inquiries from plants have doubled, and each goes to the partner nearby.',
    },
  ],
  guests: [
    { guest: 'Managing director', company: 'Integrator, Upper Midwest', outcome: 'Partner' },
    { guest: 'Owner', company: 'Integrator, Gulf Coast', outcome: 'Partner' },
    { guest: 'Two founders', company: 'Integrator, Pacific Northwest', outcome: 'Partner' },
    {
      guest: 'Plant manager',
      company: 'Bottling, 3 lines',
      outcome: 'First order, through a partner',
    },
    { guest: 'Maintenance lead', company: 'Paper mill', outcome: 'Inquiry' },
  ],
  report: {
    period: 'Months 4 to 6',
    figures: [
      { label: 'Guests invited', value: '18' },
      { label: 'Recorded', value: '10' },
      { label: 'Meetings with integrators', value: '8' },
      { label: 'Partner agreements', value: '2' },
      { label: 'Inquiries from plants', value: '31' },
    ],
    findings: [
      'Episodes with a plant manager bring inquiries; episodes with an integrator alone bring integrators.',
      'Two of three partners decided after they had heard another integrator.',
    ],
    next: [
      'One joint episode with each new partner and one of their plants.',
      'Offer the clips to partners for their own pages.',
    ],
  },
};
