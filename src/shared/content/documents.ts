import { z } from 'zod';
import { Booking } from './booking.ts';
import { Case } from './case.ts';
import { CoachingPage, CoursePage, PackagePage } from './offerPages.ts';
import { Offers } from './offers.ts';
import { AboutPage } from './pages/about.ts';
import { BlogPage } from './pages/blog.ts';
import { CaseStudiesPage } from './pages/caseStudies.ts';
import { ContactPage } from './pages/contact.ts';
import { FreeLaunchPage } from './pages/freeLaunch.ts';
import { GuidePage } from './pages/guide.ts';
import { HomePage } from './pages/home.ts';
import { PackageOptionsPage } from './pages/packageOptions.ts';
import { ProcessPage } from './pages/process.ts';
import { QuizPage } from './pages/quiz.ts';
import { ServicesPage } from './pages/services.ts';
import { PitchPage } from './pages/ultimatePitch.ts';
import { WhiteboardPage } from './pages/whiteboard.ts';
import { Quiz } from './quiz.ts';
import { QuizPromo } from './quizPromo.ts';
import { AnalyticsReportingPage } from './services/analyticsReporting.ts';
import { ContentRepurposingPage } from './services/contentRepurposing.ts';
import { DistributionManagementPage } from './services/distributionManagement.ts';
import { GuestManagementPage } from './services/guestManagement.ts';
import { LeadGenerationPage } from './services/leadGeneration.ts';
import { PodcastProductionPage } from './services/podcastProduction.ts';
import { SampleShow } from './services/sampleShow.ts';
import { Shows } from './shows.ts';
import { Testimonials } from './testimonials.ts';
import { BlogSidebar } from './blogSidebar.ts';
import { Guarantee } from './guarantee.ts';
import { Objections } from './objections.ts';
import { Site } from './site.ts';
import { Prices } from './prices.ts';

/** The documents that pages, emails and tools show: the path of each file in `content/`, and its schema. */
export const Content = z.object({
  'blog-sidebar': BlogSidebar,
  booking: Booking,
  'cases/calder-ridge': Case,
  'cases/fieldgate': Case,
  'cases/northpier': Case,
  'cases/solberg': Case,
  'offers/no-commitment': PackagePage,
  'offers/podcast-coaching': CoachingPage,
  'offers/roi-guarantee': PackagePage,
  'offers/skool-course': CoursePage,
  'offers/smart-saver': PackagePage,
  guarantee: Guarantee,
  objections: Objections,
  offers: Offers,
  'pages/about': AboutPage,
  'pages/blog': BlogPage,
  'pages/case-studies': CaseStudiesPage,
  'pages/contact': ContactPage,
  'pages/free-launch': FreeLaunchPage,
  'pages/guide': GuidePage,
  'pages/home': HomePage,
  'pages/package-options': PackageOptionsPage,
  'pages/process': ProcessPage,
  'pages/quiz': QuizPage,
  'pages/services': ServicesPage,
  'pages/ultimate-pitch': PitchPage,
  'pages/whiteboard': WhiteboardPage,
  'quiz-promo': QuizPromo,
  prices: Prices,
  quiz: Quiz,
  'services/analytics-reporting': AnalyticsReportingPage,
  'services/content-repurposing': ContentRepurposingPage,
  'services/distribution-management': DistributionManagementPage,
  'services/guest-management': GuestManagementPage,
  'services/lead-generation': LeadGenerationPage,
  'services/podcast-production': PodcastProductionPage,
  'services/sample-show': SampleShow,
  shows: Shows,
  site: Site,
  testimonials: Testimonials,
});
export type Content = z.output<typeof Content>;
export const ContentKey = Content.keyof();
export type ContentKey = z.output<typeof ContentKey>;
