import { caseStudies } from '../caseStudies.ts';
import { caseLinks, ctaHref, links } from '../links.ts';
import { calderRidge } from './calderRidge.ts';
import { fieldgate } from './fieldgate.ts';
import { northpier } from './northpier.ts';
import { solberg } from './solberg.ts';

const stories = [calderRidge, northpier, solberg, fieldgate];

/** Returns the story of a slug, the case it belongs to, and a link to the next story. */
export function findStory(slug: string) {
  const index = stories.findIndex(({ key }) => key === slug);
  const story = stories[index];
  const study = caseStudies.find(({ id }) => id === slug);
  const next = stories[index + 1] ?? calderRidge;
  return story && study && { story, study, next: caseLinks[next.key] };
}

export type FoundStory = NonNullable<ReturnType<typeof findStory>>;

export const caseStoryPage = {
  label: 'Case study',
  sampleNote:
    'This is a sample story. The company, its people and all figures are invented; they show how we document a show.',
  figuresLabel: 'The show in figures',
  contents: 'On this page',
  plan: { label: 'Plan a show like this', href: ctaHref },
  all: { label: 'All case studies', href: links.caseStudies.href },
  next: (company: string) => `Next story: ${company}`,
  account: { label: 'The case', title: 'Where it started' },
  timeline: { label: 'Timeline', title: 'How it went' },
  guests: {
    label: 'Guests',
    title: 'Five of the guests',
    text: 'By role, and what came of the conversation.',
  },
  report: {
    label: 'Report',
    title: 'A page of the report',
    text: 'Sample page. Clients get one like it every quarter.',
    findings: 'What it tells us',
    next: 'What we do next',
  },
  closing: {
    title: 'Who should hear from you?',
    text: 'Tell us who buys from you. We tell you which of them would come on a show, and what to ask them.',
  },
};
