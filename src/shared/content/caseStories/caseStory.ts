import type { CaseKey } from '../links.ts';
import type { Stat, Step } from '../shapes.ts';

/** The order in which a story is told, see `client/site/cases/layouts.tsx`. */
export type StoryLayout = 'chronicle' | 'pipeline' | 'outcomes' | 'archive';

/** The page behind 'Read Full Story'. */
export type CaseStory = {
  key: CaseKey;
  layout: StoryLayout;
  title: string;
  summary: string;
  timeline: readonly (Step & { when: string })[];
  /** By role: a guest's name is the client's to publish. */
  guests: readonly { guest: string; company: string; outcome: string }[];
  report: {
    period: string;
    figures: readonly Stat[];
    findings: readonly string[];
    next: readonly string[];
  };
};
