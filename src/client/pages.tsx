import type { ComponentType } from 'react';
import type { Head } from '../shared/page.ts';
import type { Api } from './api.tsx';

export type Params = Record<string, string>;

/**
 * What a page's module exports. Head and data live beside the component, so that what belongs to
 * one page is loaded with that page alone.
 */
export type PageModule = {
  Page: ComponentType<{ params: Params }>;
  /** Fetches what the page shows at once, on the server; `undefined` when there is no such thing. */
  load?: (api: Api, params: Params) => Promise<Loaded | undefined>;
  /** `loaded` is what `load` answered; a head that needs it is `undefined` without. */
  head: (params: Params, loaded?: object) => Head | undefined;
};

/** `movedTo`: the path at which the page is found now. */
type Loaded = { movedTo?: string };

type Screen = { path: string; module: string };

const modules = import.meta.glob<PageModule>(['./*/*Page.tsx', './*/*/*Page.tsx']);

const screen = (path: string, module: string): Screen => ({
  path,
  module: `./${module}.tsx`,
});

/** Every screen of the site, one row each; `:name` stands for one part of the path. */
export const screens: Screen[] = [
  screen('/', 'site/HomePage'),
  screen('/services', 'site/ServicesPage'),
  screen('/services/podcast-production', 'site/services/PodcastProductionPage'),
  screen('/services/content-repurposing', 'site/services/ContentRepurposingPage'),
  screen('/services/guest-management', 'site/services/GuestManagementPage'),
  screen('/services/distribution-management', 'site/services/DistributionManagementPage'),
  screen('/services/analytics-reporting', 'site/services/AnalyticsReportingPage'),
  screen('/services/lead-generation', 'site/services/LeadGenerationPage'),
  screen('/case-studies', 'site/CaseStudiesPage'),
  screen('/process', 'site/ProcessPage'),
  screen('/about', 'site/AboutPage'),
  screen('/contact', 'site/ContactPage'),
  screen('/privacy', 'site/PrivacyPage'),
  screen('/blog', 'blog/BlogPage'),
  screen('/blog/:slug', 'blog/PostPage'),
  screen('/blog/preview/:token', 'blog/PreviewPage'),
  screen('/newsletter/confirm/:token', 'newsletter/ConfirmPage'),
  screen('/newsletter/unsubscribe/:token', 'newsletter/UnsubscribePage'),
  screen('/offers/roi-guarantee', 'site/offers/RoiGuaranteePage'),
  screen('/offers/smart-saver', 'site/offers/SmartSaverPage'),
  screen('/offers/no-commitment', 'site/offers/NoCommitmentPage'),
  screen('/offers/podcast-coaching', 'site/offers/PodcastCoachingPage'),
  screen('/offers/skool-course', 'site/offers/SkoolCoursePage'),
  screen('/package-options', 'site/PackageOptionsPage'),
  screen('/ultimate-pitch', 'site/PitchPage'),
  screen('/Free-Podcast-Launch', 'site/FreeLaunchPage'),
  screen('/quiz', 'quiz/QuizPage'),
  screen('/quiz/guide/:token', 'quiz/GuidePage'),
  screen('/whiteboard', 'whiteboard/WhiteboardPage'),
  screen('/admin', 'admin/QuizAdminPage'),
  screen('/admin/leads', 'admin/LeadsPage'),
  screen('/admin/posts', 'admin/posts/PostsPage'),
  screen('/admin/posts/:id', 'admin/posts/PostEditorPage'),
  screen('/admin/trends', 'admin/trends/TrendsPage'),
  screen('/admin/subscribers', 'admin/subscribers/SubscribersPage'),
  screen('/admin/boards', 'admin/boards/BoardsPage'),
  screen('/admin/outbox', 'admin/outbox/OutboxPage'),
  screen('/admin/webhooks', 'admin/webhooks/WebhooksPage'),
  screen('/admin/security', 'admin/SecurityPage'),
  screen('/admin/sign-in', 'admin/SignInPage'),
];

const notFound = screen('', 'site/NotFoundPage');
/** Shown instead of what a path of these stands for, when there is no such thing. */
const missing: [start: string, shown: Screen][] = [
  ['/blog/', screen('', 'blog/MissingPostPage')],
  ['/newsletter/confirm/', screen('', 'newsletter/UnknownConfirmPage')],
  ['/newsletter/unsubscribe/', screen('', 'newsletter/UnknownUnsubscribePage')],
];

export type Match = Screen & { params: Params; isFound: boolean; canonicalPath: string };

/** The screen for a path; capitals and a slash at the end are forgiven by way of `canonicalPath`. */
export function matchScreen(path: string): Match {
  const wanted = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  for (const candidate of screens) {
    const params = matchPath(candidate.path, wanted);
    if (!params) continue;
    const canonicalPath = candidate.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    return { ...candidate, params, isFound: true, canonicalPath };
  }
  return { ...notFound, params: {}, isFound: false, canonicalPath: path };
}

/** The screen to show when the one that matched has no data. */
export const missingScreen = (match: Match): Match => ({
  ...match,
  ...(missing.find(([start]) => match.path.startsWith(start))?.[1] ?? notFound),
  isFound: false,
});

function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const decoded = part.startsWith(':') ? decode(value) : undefined;
    if (decoded) params[part.slice(1)] = decoded;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** `undefined` for a percent sign that begins no character. */
function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const loaded = new Map<string, PageModule>();

/** Fetches the code of a screen; once it is here, `loadedModule` has it without waiting. */
export async function loadModule({ module }: Screen): Promise<PageModule> {
  const load = modules[module];
  if (!load) throw new Error(`No page module ${module}`);
  const page = await load();
  loaded.set(module, page);
  return page;
}

export const loadedModule = ({ module }: Screen) => loaded.get(module);
