import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { attributes, mainOf, pageAt, words } from '../../../test/html.ts';
import { postPath } from '../../../test/paths.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());

/** Quotes of the specification, verbatim, separated by ` | ` or lines; none is imported from the site's texts. */
const quoted: Record<string, string> = {
  '/': `
    Your browser does not support the video tag.
    build authority, win deals, grow revenue, exit bigger | Get Free Strategy Session
    Download Free Playbook | about 2 minutes | 12 months | 500+ | $3,500 | $1,100 | $1,500 | $497
    $97 | Coming Soon
  `,
  '/services': 'Learn More',
  '/case-studies': 'Featured | More stories | Read Full Story | 325% | 98%',
  '/process': `
    Our Process | See How It Works | The Authority Formula | Create amazing content
    Associate with leaders | Together they make you the authority | Our 6-Phase System
    1 Discovery & Strategy Week 1-2 | 2 Setup & Launch Week 3-4 | 3 Content Creation Ongoing
    4 Distribution & Promotion Ongoing | 5 Analytics & Optimization Monthly
    6 Scale & Systematize Month 6+ | Proven Frameworks | Authority Flywheel | Guest Magnetism
    Content Multiplication | ROI Optimization | What to Expect | Month 1-2 | Month 3-6 | Month 6+
    4-6 episodes | Get Your Custom Process Plan
  `,
  '/blog': `
    Featured Article | Read Full Article | Latest Articles | Read More | Stay Updated | Subscribe
    No spam, unsubscribe at any time
  `,
  [postPath]: `
    ← Back to Blog | 8 min read | Get Expert Help | Book Strategy Call | ROI Guarantee Package
    Skool Course
  `,
  '/offers/skool-course': `
    Self-Paced Course | Podcast Authority Skool Course | 40+ video lessons | Private community
    Lifetime access | Join the Skool Course Today | What's Included | Foundation | Technical Setup
    Guest Acquisition | Content Repurposing | Lead Generation | Scale & Systemize
    Bonus Materials | 50+ question sets | 85% response rate | Monthly Q&A calls | $97 one-time
    30-day money-back guarantee
  `,
  '/offers/podcast-coaching': `
    Podcast Coaching Masterclass | Launch Your Coaching Program Today
    Why Choose Podcast Coaching? | Learn The Systems | Group Support | Affordable Access
    $3,500 per month | $497 one-time | 8-week live group program | What You'll Learn
    Strategy & Positioning | Launch & Setup | Content & Guests | Growth & Monetization
    free courses | technical experience | All sessions are recorded
    priority access and special pricing
  `,
  '/offers/no-commitment': `
    $1,500 /month | Cancel with 30 days notice | First 2 guests sourced | 2 weeks | 24 hours
  `,
  '/offers/smart-saver': `
    $1,100 /month | Billed annually | 12-month commitment | $18,000 | $13,200
    You save $4,800: $400/month, or 27%. | Quarterly 60-minute strategy sessions | Save $4,800
  `,
  '/offers/roi-guarantee': `
    $3,500 /month | $42,000 upfront for 12 months | $10,000+ | 5-figure return | 12 months
    we keep working free | 6 months | $42,000
  `,
  '/package-options': `
    No Upfront Payment | $4,200 | 12-month commitment | Month to Month | $5,000
    Cancel with 30 days notice | $3,500 | $1,500 | $1,100 | $497 | $97 | Coming Soon
    Implementation & task management
  `,
  '/ultimate-pitch': `
    $5,000 | USB microphone $300 | Audio interface $500 | Headphones $200
    Recording software $400 | Pop filter and boom arm $150 | Acoustic treatment kit $300
    ROI Guarantee $3,500/month | Smart Saver Annual $1,100/mo | No Commitment $1,500/mo
    Podcast Coaching $497 one-time | Skool Course $97
  `,
  '/Free-Podcast-Launch': 'Get Your Free Podcast Launch Strategy Call | Next step',
  '/contact': 'Start Conversation | Download Our Free Guide Instead | 24 hours | 30-minute',
  '/about': '500+ | 5+ | $50M+ | 25+',
  '/services/podcast-production': '2 weeks | 30+ | 500+',
  '/services/content-repurposing': '30+ | Before | After',
  '/services/guest-management': '65% | 48 hours | Tier 1 | Tier 2 | Tier 3',
  '/services/distribution-management': '15+ | 48 hours | Before | After',
  '/services/analytics-reporting': 'Weekly | Monthly | Quarterly',
  '/services/lead-generation': 'only lead source | Five steps | 325% | 400%',
  '/quiz': 'What Should My Podcast Be About? | Est. 5 minutes',
  '/whiteboard': 'Q1 2025 Podcast Planning | 45 min',
  '/admin': 'Quiz Admin Dashboard',
  '/blog/no-such-post': `
    Post Not Found | The blog post you're looking for doesn't exist. | ← Back to Blog
  `,
  '/no/such/page': '404 Page Not Found | Did you forget to add the page to the router?',
};

test.each(Object.entries(quoted))('%s contains the quoted texts verbatim', async (path, texts) => {
  const said = words(mainOf(await pageAt(server, path)));
  const quotes = texts.trim().split(/\s*[|\n]\s*/);
  expect(quotes.filter((quote) => !said.includes(quote))).toEqual([]);
});

test('the fields of the blog have labels', async () => {
  const main = mainOf(await pageAt(server, '/blog'));
  expect(attributes(main, 'input', 'placeholder')).toEqual([
    'Search articles...',
    'Enter your email',
  ]);
});

test.each([
  ['/services/guest-management', ['Services']],
  ['/services', ['Services']],
  ['/', ['Home']],
  ['/blog', []],
])('the header of %s marks %j', async (path, labels) => {
  const { root } = await pageAt(server, path);
  const [menu] = root.querySelectorAll('header nav');
  expect(menu?.querySelectorAll('[aria-current]').map(words)).toEqual(labels);
});

test('the header leads to seven pages, on a phone to the whiteboard, too, and to the booking; the footer has the year', async () => {
  const { root } = await pageAt(server, '/about');
  const pages = ['Home', 'Services', 'Packages', 'Process', 'Quiz', 'About', 'Contact'];
  const [wide, narrow] = root.querySelectorAll('header nav');
  const labels = (menu: typeof wide) => menu?.querySelectorAll('a').map(words);
  expect(labels(wide)).toEqual(pages);
  expect(labels(narrow)).toEqual([...pages, 'Blog', 'Case studies', 'Whiteboard']);
  const proposal = root.querySelector('header a[href="/#booking"]');
  expect(proposal && words(proposal)).toBe('Get Proposal');
  const footer = root.querySelector('footer');
  expect(footer && words(footer)).toContain(`© ${new Date().getUTCFullYear()} The ROI`);
});
