import { z } from 'zod';
import { BoardTemplates, DemoBoard } from './boards.ts';
import { Booking } from './booking.ts';
import { Case } from './case.ts';
import { Consent } from './consent.ts';
import { AlreadySubscribed, GuideEmail, NewsletterConfirmation, OwnDataEmails } from './emails.ts';
import { Newsletter } from './newsletter.ts';
import { CoachingPage, CoursePage, PackagePage } from './offerPages.ts';
import { Offers } from './offers.ts';
import { AboutPage } from './pages/about.ts';
import { BlogPage } from './pages/blog.ts';
import { CaseStudiesPage } from './pages/caseStudies.ts';
import { ContactPage } from './pages/contact.ts';
import { FreeLaunchPage } from './pages/freeLaunch.ts';
import { GuidePage } from './pages/guide.ts';
import { HomePage } from './pages/home.ts';
import { NotFoundPage } from './pages/notFound.ts';
import { OwnDataPage } from './pages/ownData.ts';
import { PackageOptionsPage } from './pages/packageOptions.ts';
import { PrivacyPage } from './pages/privacy.ts';
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
import { ReturnCalculator } from './returnCalculator.ts';
import { SampleShow } from './services/sampleShow.ts';
import { Shows } from './shows.ts';
import { Testimonials } from './testimonials.ts';
import { BlogSidebar } from './blogSidebar.ts';
import { Forms } from './forms.ts';
import { Guarantee } from './guarantee.ts';
import { Objections } from './objections.ts';
import { Settings } from './settings.ts';
import { Site } from './site.ts';
import { Prices } from './prices.ts';

/** The documents that pages, emails and tools show: the path of each file in `content/`, and its schema. */
export const PublicContent = z.object({
  'blog-sidebar': BlogSidebar,
  booking: Booking,
  'cases/calder-ridge': Case,
  'cases/fieldgate': Case,
  'cases/northpier': Case,
  'cases/solberg': Case,
  consent: Consent,
  'emails/already-subscribed': AlreadySubscribed,
  'emails/guide': GuideEmail,
  'emails/newsletter-confirmation': NewsletterConfirmation,
  'emails/own-data': OwnDataEmails,
  'offers/no-commitment': PackagePage,
  'offers/podcast-coaching': CoachingPage,
  'offers/roi-guarantee': PackagePage,
  'offers/skool-course': CoursePage,
  'offers/smart-saver': PackagePage,
  forms: Forms,
  guarantee: Guarantee,
  newsletter: Newsletter,
  objections: Objections,
  offers: Offers,
  'pages/about': AboutPage,
  'pages/blog': BlogPage,
  'pages/case-studies': CaseStudiesPage,
  'pages/contact': ContactPage,
  'pages/free-launch': FreeLaunchPage,
  'pages/guide': GuidePage,
  'pages/home': HomePage,
  'pages/not-found': NotFoundPage,
  'pages/own-data': OwnDataPage,
  'pages/package-options': PackageOptionsPage,
  'pages/privacy': PrivacyPage,
  'pages/process': ProcessPage,
  'pages/quiz': QuizPage,
  'pages/services': ServicesPage,
  'pages/ultimate-pitch': PitchPage,
  'pages/whiteboard': WhiteboardPage,
  'quiz-promo': QuizPromo,
  prices: Prices,
  quiz: Quiz,
  'return-calculator': ReturnCalculator,
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
  'whiteboard/demo-board': DemoBoard,
  'whiteboard/templates': BoardTemplates,
});
export type PublicContent = z.output<typeof PublicContent>;
export const PublicContentKey = PublicContent.keyof();
export type PublicContentKey = z.output<typeof PublicContentKey>;

/** All documents that the admin edits; the settings are never delivered to visitors. */
export const Content = PublicContent.extend({ settings: Settings });
export type Content = z.output<typeof Content>;
export const ContentKey = Content.keyof();
export type ContentKey = z.output<typeof ContentKey>;
