import { caseStudies } from '../caseStudies.ts';
import { caseLinks, ctaHref } from '../links.ts';
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

export const caseStoryPage = {
  label: 'Case study',
  sampleNote:
    'This is a sample story. The company, its people and all figures are invented; they show how we document a show.',
  figuresLabel: 'The show in figures',
  plan: { label: 'Plan a show like this', href: ctaHref },
  next: (company: string) => `Next story: ${company}`,
  account: { label: 'The case', title: 'Where it started' },
  timeline: { label: 'Timeline', title: 'How it went' },
  guests: {
    label: 'Guests',
    title: 'Five of the guests',
    text: 'By role, with what came of the conversation.',
  },
  report: {
    label: 'Report',
    title: 'A page of the report',
    text: 'Sample page. Clients get one like it for each quarter.',
    findings: 'What we read from it',
    next: 'What we do next',
  },
  closing: {
    title: 'Whom would you invite first?',
    text: 'Tell us who buys from you. We say which of them would come on a show, and what to ask them.',
  },
};
