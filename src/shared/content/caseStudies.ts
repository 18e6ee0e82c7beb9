import { claims } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { prices } from './prices.ts';

export type CaseStudy = {
  id: string;
  company: string;
  industry: string;
  image: string;
  challenge: string;
  solution: string;
  results: { revenue: string; leadIncrease: string; costReduction: string; timeframe: string };
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
    company: 'Calder Ridge Advisory',
    industry: 'M&A advisory',
    image: image(1),
    challenge:
      'Owners sell a company once, and by the time they ask for offers they have already chosen an advisor. Calder Ridge usually came in too late.',
    solution:
      'A show for owners who plan to sell in a few years. Guests run companies of the right size, and each episode covers one decision they face. Calder Ridge now meets them years before the sale.',
    results: {
      revenue: prices.roiGuarantee.guaranteedReturn,
      leadIncrease: claims.averageLeadIncrease,
      costReduction: 'No paid ads',
      timeframe: guarantee.period,
    },
    testimonial: 'The first engagement came from a guest. The second came from his neighbor.',
    clientName: 'Dana Whitlock',
    clientTitle: 'Managing Partner',
    featured: true,
  },
  {
    id: 'northpier',
    company: 'Northpier Systems',
    industry: 'Logistics software',
    image: image(2),
    challenge:
      'The sales team could not get past purchasing. Heads of operations, who felt the problem, never answered their email.',
    solution:
      'Heads of operations became the guests. Sales sends the matching clip after each first call, so the next person in the company hears from a peer.',
    results: {
      revenue: 'Two enterprise contracts',
      leadIncrease: claims.topLeadIncrease,
      costReduction: 'Ad budget halved',
      timeframe: '9 months',
    },
    testimonial: 'People who ignored us for a year said yes to an interview.',
    clientName: 'Marcus Oyelaran',
    clientTitle: 'CEO',
    featured: false,
  },
  {
    id: 'solberg',
    company: 'Solberg Controls',
    industry: 'Manufacturing',
    image: image(3),
    challenge:
      'Business came from a few integrators who knew the founder. When one of them retired, a region went quiet.',
    solution:
      'A show about plants that run well, with integrators and plant managers as guests. Each episode gives one more integrator a reason to get in touch.',
    results: {
      revenue: 'Three new channel partners',
      leadIncrease: 'Twice the inquiries',
      costReduction: 'One trade show dropped',
      timeframe: '6 months',
    },
    testimonial: 'It does what our trade show booth was supposed to do.',
    clientName: 'Ingrid Solberg',
    clientTitle: 'Founder',
    featured: false,
  },
  {
    id: 'fieldgate',
    company: 'Fieldgate Benefits',
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
    testimonial: 'Prospects quote our guests to us. The first meeting starts in the middle.',
    clientName: 'Priya Raman',
    clientTitle: 'Head of Growth',
    featured: false,
  },
];

export const resultLabels = {
  revenue: 'Revenue',
  leadIncrease: 'Leads',
  costReduction: 'Costs',
  timeframe: 'Timeframe',
} satisfies Record<keyof CaseStudy['results'], string>;

/** What the home page shows. */
export const caseStudyTeasers = caseStudies.slice(0, 3);
