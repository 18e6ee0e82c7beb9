import { guarantee } from './guarantee.ts';
import { type CaseKey, caseLinks } from './links.ts';
import type { Stat } from './shapes.ts';

export type CaseStudy = {
  id: CaseKey;
  company: string;
  industry: string;
  image: string;
  challenge: string;
  solution: string;
  results: { revenue: string; leadIncrease: string; costReduction: string; timeframe: string };
  /** The label of `results.revenue`, which is not always money. */
  resultLabel: 'Revenue' | 'Result';
  /** Meetings, engagements and the range of fees. */
  figures: readonly [Stat, Stat, Stat];
  testimonial: string;
  clientName: string;
  clientTitle: string;
  featured: boolean;
};

const image = (number: number) => `/images/cases/${number}.svg`;

// sample: companies, people, quotes and results are invented; replace before the site goes live
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'calder-ridge',
    company: caseLinks['calder-ridge'].label,
    industry: 'M&A advisory',
    image: image(1),
    challenge:
      'Owners sell a company once, and by the time they ask for offers they have already chosen an advisor. Calder Ridge usually came in too late.',
    solution:
      'A show for owners who plan to sell in a few years. Guests run companies of the right size, and each episode covers one decision they face. Calder Ridge now meets them years before the sale.',
    results: {
      revenue: '$185,000 in fees',
      leadIncrease: '11 meetings with owners',
      costReduction: 'No paid ads',
      timeframe: guarantee.period,
    },
    resultLabel: 'Revenue',
    figures: [
      { value: '11', label: 'first meetings about a sale' },
      { value: '2', label: 'signed engagements' },
      { value: '$75–110K', label: 'fee of an engagement' },
    ],
    testimonial: 'The first engagement came from a guest. The second came from his neighbor.',
    clientName: 'Dana Whitlock',
    clientTitle: 'Managing Partner',
    featured: true,
  },
  {
    id: 'northpier',
    company: caseLinks.northpier.label,
    industry: 'Logistics software',
    image: image(2),
    challenge:
      'The sales team could not get past purchasing. Heads of operations, who felt the problem, never answered their email.',
    solution:
      'Heads of operations became the guests. Sales sends the matching clip after each first call, so the next person in the company hears from a peer.',
    results: {
      revenue: 'Two contracts',
      leadIncrease: '24 sales meetings',
      costReduction: 'Ad budget halved',
      timeframe: '9 months',
    },
    resultLabel: 'Result',
    figures: [
      { value: '24', label: 'sales meetings with guests' },
      { value: '2', label: 'enterprise contracts' },
      { value: '$60–95K', label: 'contract value a year' },
    ],
    testimonial: 'People who ignored us for a year said yes to an interview.',
    clientName: 'Marcus Oyelaran',
    clientTitle: 'CEO',
    featured: false,
  },
  {
    id: 'solberg',
    company: caseLinks.solberg.label,
    industry: 'Manufacturing',
    image: image(3),
    challenge:
      'Business came from a few integrators who knew the founder. When one of them retired, a region went quiet.',
    solution:
      'A show about plants that run well, with integrators and plant managers as guests. Each episode gives one more integrator a reason to get in touch.',
    results: {
      revenue: 'Three new partners',
      leadIncrease: 'Twice the inquiries',
      costReduction: 'One trade show dropped',
      timeframe: '6 months',
    },
    resultLabel: 'Result',
    figures: [
      { value: '17', label: 'meetings with integrators' },
      { value: '3', label: 'partner agreements' },
      { value: '$8–40K', label: 'first orders' },
    ],
    testimonial: 'It does what our trade show booth was supposed to do.',
    clientName: 'Ingrid Solberg',
    clientTitle: 'Founder',
    featured: false,
  },
  {
    id: 'fieldgate',
    company: caseLinks.fieldgate.label,
    industry: 'Employee benefits',
    image: image(4),
    challenge:
      'HR leaders heard the same offer from every broker. Fieldgate knew more than most and had no place to show it.',
    solution:
      'Short episodes in which HR leaders explain one decision about benefits. Fieldgate asks the questions and keeps its own part short. The archive has become what prospects read before they call.',
    results: {
      revenue: 'First 5-figure account',
      leadIncrease: 'Leads every week',
      costReduction: 'No purchased lists',
      timeframe: '8 months',
    },
    resultLabel: 'Result',
    figures: [
      { value: '13', label: 'first meetings' },
      { value: '4', label: 'accounts' },
      { value: '$4–14K', label: 'commission a year' },
    ],
    testimonial: 'Prospects quote our guests to us. The first meeting starts in the middle.',
    clientName: 'Priya Raman',
    clientTitle: 'Head of Growth',
    featured: false,
  },
];

const resultLabels = { leadIncrease: 'Leads', costReduction: 'Costs', timeframe: 'Timeframe' };

/** The results as labels and values. */
export function resultsOf(
  { results, resultLabel }: CaseStudy,
  keys: readonly (keyof CaseStudy['results'])[],
): Stat[] {
  const labels = { ...resultLabels, revenue: resultLabel };
  return keys.map((key) => ({ label: labels[key], value: results[key] }));
}

/** What the home page shows. */
export const caseStudyTeasers = caseStudies.slice(0, 3);
