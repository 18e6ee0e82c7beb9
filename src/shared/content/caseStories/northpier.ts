import type { CaseStory } from './caseStory.ts';

// sample: invented, see caseStudies.ts
export const northpier: CaseStory = {
  key: 'northpier',
  layout: 'pipeline',
  title: 'Past purchasing, by way of an interview',
  summary:
    'A software company reached heads of operations, whom its sales team had written to for a year, by giving them the microphone.',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'Forty companies, one job title',
      text: 'Shippers and third-party logistics with at least five warehouses. Only heads of operations were invited, never purchasing.',
    },
    {
      when: 'Month 1',
      title: 'A show about one bad week',
      text: 'Each guest describes a week when everything was late, and what they changed afterward. Sales hears which system failed.',
    },
    {
      when: 'Month 3',
      title: 'Clips in the sales process',
      text: 'After each first call, sales sends the clip in which a peer describes the same problem. Second meetings go up from one in six to one in three.',
    },
    {
      when: 'Month 6',
      title: 'First enterprise contract',
      text: 'Signed by the guest of the second episode, after a pilot in two warehouses.',
    },
    {
      when: 'Month 9',
      title: 'Second contract, half the ad budget',
      text: 'The buyer had never been a guest. Her planner had forwarded three episodes. The campaign that used to bring leads from purchasing was stopped.',
    },
  ],
  guests: [
    { guest: 'COO', company: 'Third-party logistics, 11 warehouses', outcome: 'First contract' },
    { guest: 'VP Operations', company: 'Grocery wholesale', outcome: 'Pilot in one warehouse' },
    { guest: 'Head of planning', company: 'Auto parts', outcome: 'Forwarded to her VP: contract' },
    {
      guest: 'Director of fulfillment',
      company: 'Home goods retailer',
      outcome: 'No budget before next year',
    },
    {
      guest: 'Port operations manager',
      company: 'Container terminal',
      outcome: 'Most played episode',
    },
  ],
  report: {
    period: 'Months 4 to 6',
    figures: [
      { label: 'Guests invited', value: '30' },
      { label: 'Recorded', value: '12' },
      { label: 'Sales meetings with guests', value: '9' },
      { label: 'Second meetings after a clip', value: '5' },
      { label: 'Enterprise contracts', value: '1' },
    ],
    findings: [
      'A clip under two minutes is watched to the end twice as often as a longer one.',
      'Guests from retail like to talk but cannot buy before their fiscal year starts.',
    ],
    next: [
      'Invite third-party logistics first, retail in the fall.',
      'Cut one clip for each objection that sales hears.',
    ],
  },
};
