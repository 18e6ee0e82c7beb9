/** Every figure the agency claims, once. Texts are built from these. */
export const claims = {
  clients: '500+',
  years: '5+',
  revenue: '$50M+',
  // A part of `revenue`: stated only where deals are documented one by one.
  documentedRevenue: '$42M+',
  averageLeadIncrease: '325%',
  topLeadIncrease: '400%',
  awards: '25+',
  platforms: '15+',
  outreachResponse: '65%',
  retention: '98%',
  piecesPerEpisode: '30+',
  questionSets: '50+',
  scriptResponse: '85%',
  videoLessons: '40+',
} as const;

export const timing = {
  // Counted from the day the client approves the strategy, which is phase 2 of the process.
  launch: '2 weeks',
  proposal: '24 hours',
  response: '24 hours',
  guestReply: '48 hours',
  distribution: '48 hours',
  strategyCall: '30 minutes',
  strategyCallAdjective: '30-minute',
  notice: '30 days',
  firstEpisodes: '4-6',
  quizPromo: 'about 2 minutes',
} as const;

/** Name and path of every public page, once. */
export const links = {
  home: { label: 'Home', href: '/' },
  services: { label: 'Services', href: '/services' },
  packages: { label: 'Packages', href: '/package-options' },
  quiz: { label: 'Quiz', href: '/quiz' },
  contact: { label: 'Contact', href: '/contact' },
  blog: { label: 'Blog', href: '/blog' },
  privacy: { label: 'Privacy policy', href: '/privacy' },
} as const;
