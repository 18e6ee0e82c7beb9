import type { CaseStory } from './caseStory.ts';

// sample: invented, see caseStudies.ts
export const fieldgate: CaseStory = {
  key: 'fieldgate',
  layout: 'archive',
  title: 'An archive that prospects read before they call',
  summary:
    'A benefits broker let HR leaders explain single decisions in fifteen minutes, and kept its own part short.',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'Forty questions from real calls',
      text: 'What HR leaders ask a broker in the first meeting. Each question became the title of an episode.',
    },
    {
      when: 'Month 1',
      title: 'Fifteen minutes, one decision',
      text: 'A guest explains what was decided, what it cost and what employees said. The host asks and does not comment.',
    },
    {
      when: 'Month 3',
      title: 'The archive gets a search',
      text: 'Transcripts are sorted by company size and topic. Half of all visits now start there.',
    },
    {
      when: 'Month 5',
      title: 'Prospects quote the guests',
      text: 'First meetings begin with an episode. The purchased list is not renewed.',
    },
    {
      when: 'Month 8',
      title: 'First 5-figure account',
      text: 'A company of 400 people, whose HR lead had listened to eleven episodes before she wrote.',
    },
  ],
  guests: [
    { guest: 'Head of HR', company: 'Software, 400 people', outcome: 'First 5-figure account' },
    { guest: 'People operations lead', company: 'Clinic group, 180 people', outcome: 'Account' },
    { guest: 'HR director', company: 'Credit union, 250 people', outcome: 'Second meeting' },
    { guest: 'CFO', company: 'Construction, 120 people', outcome: 'Account' },
    { guest: 'Benefits manager', company: 'University', outcome: 'Most read transcript' },
  ],
  report: {
    period: 'Months 6 to 8',
    figures: [
      { label: 'Guests invited', value: '26' },
      { label: 'Recorded', value: '14' },
      { label: 'First meetings', value: '6' },
      { label: 'Accounts', value: '3' },
      { label: 'Readers of the archive a week', value: '320' },
    ],
    findings: [
      'Transcripts about parental leave are read most, by companies of 100 to 300 people.',
      'Prospects who read three or more episodes skip the slides in the first meeting.',
    ],
    next: [
      'Four episodes about leave, each for a different company size.',
      'A page that sums up what ten guests paid.',
    ],
  },
};
