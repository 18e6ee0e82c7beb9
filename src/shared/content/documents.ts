import { z } from 'zod';
import { Case } from './case.ts';
import { AboutPage } from './pages/about.ts';
import { CaseStudiesPage } from './pages/caseStudies.ts';
import { ServicesPage } from './pages/services.ts';
import { AnalyticsReportingPage } from './services/analyticsReporting.ts';
import { ContentRepurposingPage } from './services/contentRepurposing.ts';
import { DistributionManagementPage } from './services/distributionManagement.ts';
import { GuestManagementPage } from './services/guestManagement.ts';
import { LeadGenerationPage } from './services/leadGeneration.ts';
import { PodcastProductionPage } from './services/podcastProduction.ts';
import { SampleShow } from './services/sampleShow.ts';

/** The documents that pages, emails and tools show: the path of each file in `content/`, and its schema. */
export const Content = z.object({
  'cases/calder-ridge': Case,
  'cases/fieldgate': Case,
  'cases/northpier': Case,
  'cases/solberg': Case,
  'pages/about': AboutPage,
  'pages/case-studies': CaseStudiesPage,
  'pages/services': ServicesPage,
  'services/analytics-reporting': AnalyticsReportingPage,
  'services/content-repurposing': ContentRepurposingPage,
  'services/distribution-management': DistributionManagementPage,
  'services/guest-management': GuestManagementPage,
  'services/lead-generation': LeadGenerationPage,
  'services/podcast-production': PodcastProductionPage,
  'services/sample-show': SampleShow,
});
export type Content = z.output<typeof Content>;
export const ContentKey = Content.keyof();
export type ContentKey = z.output<typeof ContentKey>;
