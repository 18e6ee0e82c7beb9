import { Content, type ContentKey } from './documents.ts';

type Entry = {
  key: ContentKey;
  /** Where its schema serves several documents. */
  title?: string;
  /** A page that shows the document. */
  page?: string;
};
type Group = { title: string; documents: readonly Entry[] };

/** The documents as the admin lists them; those that programs write are not among them. */
export const contentGroups: readonly Group[] = [
  {
    title: 'Prices and packages',
    documents: [
      { key: 'prices', page: '/package-options' },
      { key: 'offers', page: '/' },
      { key: 'guarantee', page: '/offers/roi-guarantee' },
      { key: 'offers/roi-guarantee', title: 'ROI Guarantee', page: '/offers/roi-guarantee' },
      { key: 'offers/smart-saver', title: 'Smart Saver', page: '/offers/smart-saver' },
      { key: 'offers/no-commitment', title: 'No Commitment', page: '/offers/no-commitment' },
      { key: 'offers/podcast-coaching', page: '/offers/podcast-coaching' },
      { key: 'offers/skool-course', page: '/offers/skool-course' },
      { key: 'return-calculator', page: '/' },
      { key: 'objections' },
    ],
  },
  {
    title: 'Proof',
    documents: [
      { key: 'testimonials', page: '/' },
      { key: 'shows', page: '/' },
      { key: 'cases/northpier', title: 'Case study: Northpier', page: '/case-studies/northpier' },
      { key: 'cases/solberg', title: 'Case study: Solberg', page: '/case-studies/solberg' },
      {
        key: 'cases/calder-ridge',
        title: 'Case study: Calder Ridge',
        page: '/case-studies/calder-ridge',
      },
      { key: 'cases/fieldgate', title: 'Case study: Fieldgate', page: '/case-studies/fieldgate' },
    ],
  },
  {
    title: 'Pages',
    documents: [
      { key: 'site', page: '/' },
      { key: 'pages/home', page: '/' },
      { key: 'pages/about', page: '/about' },
      { key: 'pages/process', page: '/process' },
      { key: 'pages/case-studies', page: '/case-studies' },
      { key: 'pages/package-options', page: '/package-options' },
      { key: 'pages/ultimate-pitch', page: '/ultimate-pitch' },
      { key: 'pages/free-launch', page: '/Free-Podcast-Launch' },
      { key: 'pages/contact', page: '/contact' },
      { key: 'booking', page: '/contact' },
      { key: 'forms', page: '/contact' },
      { key: 'pages/blog', page: '/blog' },
      { key: 'blog-sidebar' },
      { key: 'newsletter', page: '/blog' },
      { key: 'pages/privacy', page: '/privacy' },
      { key: 'pages/own-data' },
      { key: 'consent', page: '/' },
      { key: 'pages/not-found', page: '/not-found' },
    ],
  },
  {
    title: 'Services',
    documents: [
      { key: 'pages/services', page: '/services' },
      { key: 'services/podcast-production', page: '/services/podcast-production' },
      { key: 'services/content-repurposing', page: '/services/content-repurposing' },
      { key: 'services/guest-management', page: '/services/guest-management' },
      { key: 'services/distribution-management', page: '/services/distribution-management' },
      { key: 'services/analytics-reporting', page: '/services/analytics-reporting' },
      { key: 'services/lead-generation', page: '/services/lead-generation' },
      { key: 'services/sample-show', page: '/services/distribution-management' },
    ],
  },
  {
    title: 'Quiz and guide',
    documents: [
      { key: 'pages/quiz', page: '/quiz' },
      { key: 'quiz', page: '/quiz' },
      { key: 'quiz-promo', page: '/' },
      { key: 'pages/guide' },
    ],
  },
  {
    title: 'Emails',
    documents: [
      { key: 'emails/guide' },
      { key: 'emails/newsletter-confirmation' },
      { key: 'emails/already-subscribed' },
      { key: 'emails/own-data' },
    ],
  },
  {
    title: 'Whiteboard',
    documents: [
      { key: 'pages/whiteboard', page: '/whiteboard' },
      { key: 'whiteboard/templates' },
      { key: 'whiteboard/demo-board' },
    ],
  },
];

const entries = contentGroups.flatMap(({ documents }) => documents);

/** Returns the document's entry in the list; `undefined` for those that programs write. */
export const contentEntry = (key: string) => entries.find((entry) => entry.key === key);

export const titleOf = (key: ContentKey) =>
  contentEntry(key)?.title ?? Content.shape[key].meta()?.title ?? key;
