import { generatePath, matchRoutes, type Params } from 'react-router-dom';

/** A path pattern of React Router and the file of the page module, relative to `src/client`. */
export type PageRoute = { path: string; module: string };

const page = (path: string, module: string): PageRoute => ({ path, module: `${module}.tsx` });

const notFound = page('*', 'site/NotFoundPage');

/** Pages with the site's header and footer. */
export const siteRoutes: PageRoute[] = [
  page('/', 'site/HomePage'),
  page('/services', 'site/ServicesPage'),
  page('/services/podcast-production', 'site/services/PodcastProductionPage'),
  page('/services/content-repurposing', 'site/services/ContentRepurposingPage'),
  page('/services/guest-management', 'site/services/GuestManagementPage'),
  page('/services/distribution-management', 'site/services/DistributionManagementPage'),
  page('/services/analytics-reporting', 'site/services/AnalyticsReportingPage'),
  page('/services/lead-generation', 'site/services/LeadGenerationPage'),
  page('/case-studies', 'site/CaseStudiesPage'),
  page('/case-studies/:slug', 'site/CaseStudyPage'),
  page('/process', 'site/ProcessPage'),
  page('/about', 'site/AboutPage'),
  page('/contact', 'site/ContactPage'),
  page('/privacy', 'site/PrivacyPage'),
  page('/privacy/me/:token', 'privacy/OwnDataPage'),
  page('/blog', 'blog/BlogPage'),
  page('/blog/:slug', 'blog/PostPage'),
  page('/blog/preview/:token', 'blog/PreviewPage'),
  page('/blog/topics/:topic', 'blog/TopicPage'),
  page('/newsletter/confirm/:token', 'newsletter/ConfirmPage'),
  page('/newsletter/unsubscribe/:token', 'newsletter/UnsubscribePage'),
  page('/offers/roi-guarantee', 'site/offers/RoiGuaranteePage'),
  page('/offers/smart-saver', 'site/offers/SmartSaverPage'),
  page('/offers/no-commitment', 'site/offers/NoCommitmentPage'),
  page('/offers/podcast-coaching', 'site/offers/PodcastCoachingPage'),
  page('/offers/skool-course', 'site/offers/SkoolCoursePage'),
  page('/package-options', 'site/PackageOptionsPage'),
  page('/ultimate-pitch', 'site/PitchPage'),
  page('/Free-Podcast-Launch', 'site/FreeLaunchPage'),
  page('/quiz', 'quiz/QuizPage'),
  page('/quiz/guide/:token', 'quiz/GuidePage'),
  page('/quiz/show/:token', 'quiz/SharedShowPage'),
  notFound,
];

export const whiteboardRoute = page('/whiteboard', 'whiteboard/WhiteboardPage');

/** Each module brings the layout of the admin, so that public pages do not load it. */
export const adminRoutes: PageRoute[] = [
  page('/admin', 'admin/responses/ResponsesPage'),
  page('/admin/today', 'admin/today/TodayPage'),
  page('/admin/responses/:id/guide', 'admin/responses/GuideEditorPage'),
  page('/admin/leads', 'admin/leads/LeadsPage'),
  page('/admin/people/:id', 'admin/people/PersonPage'),
  page('/admin/people/:id/brief', 'admin/people/BriefPage'),
  page('/admin/posts', 'admin/posts/PostsPage'),
  page('/admin/posts/:id', 'admin/posts/PostEditorPage'),
  page('/admin/trends', 'admin/trends/TrendsPage'),
  page('/admin/subscribers', 'admin/subscribers/SubscribersPage'),
  page('/admin/boards', 'admin/boards/BoardsPage'),
  page('/admin/outbox', 'admin/outbox/OutboxPage'),
  page('/admin/site', 'admin/site/SitePage'),
  page('/admin/site/:name', 'admin/site/DocumentPage'),
  page('/admin/site/:folder/:name', 'admin/site/DocumentPage'),
  page('/admin/settings', 'admin/settings/SettingsPage'),
  page('/admin/notifications', 'admin/notifications/NotificationsPage'),
  page('/admin/media', 'admin/media/MediaPage'),
  page('/admin/webhooks', 'admin/webhooks/WebhooksPage'),
  page('/admin/team', 'admin/team/TeamPage'),
  page('/admin/account', 'admin/account/AccountPage'),
  page('/admin/password', 'admin/account/PasswordLinkPage'),
  page('/admin/security', 'admin/security/SecurityPage'),
  page('/admin/activity', 'admin/activity/ActivityPage'),
  page('/admin/sign-in', 'admin/security/SignInPage'),
];

export const routes = [...siteRoutes, whiteboardRoute, ...adminRoutes];

/** Shown instead of a page whose data does not exist. */
const missingPages: Record<string, PageRoute> = {
  '/blog/:slug': page('', 'blog/MissingPostPage'),
  '/blog/preview/:token': page('', 'blog/MissingPostPage'),
  '/privacy/me/:token': page('', 'privacy/UnknownOwnDataPage'),
  '/newsletter/confirm/:token': page('', 'newsletter/UnknownConfirmPage'),
  '/newsletter/unsubscribe/:token': page('', 'newsletter/UnknownUnsubscribePage'),
};

export type PageMatch = {
  module: string;
  params: Params;
  isFound: boolean;
  /** The path as in the table; matching ignores case and trailing slashes. */
  canonicalPath: string;
  /** Undefined for a path that is not well-formed. */
  route: PageRoute | undefined;
  /** The module to show if the page has no data. */
  missingModule: string;
};

/** Returns the page for a path; `NotFoundPage` when there is none. */
export function matchPage(path: string): PageMatch {
  const match = isWellFormed(path) ? matchRoutes(routes, path)?.at(-1) : undefined;
  const { route, params } = match ?? { route: notFound, params: {} };
  const isFound = route !== notFound;
  return {
    module: route.module,
    params,
    isFound,
    route: match?.route,
    canonicalPath: isFound ? generatePath(route.path, params) : path,
    missingModule: (missingPages[route.path] ?? notFound).module,
  };
}

/** Rejects malformed percent-encoding and leading double slashes. */
function isWellFormed(path: string) {
  if (path.startsWith('//')) return false;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
