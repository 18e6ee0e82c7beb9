import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { attributes, mainOf, one, pageAt, words } from '../../../test/html.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());
const mainAt = async (path: string) => mainOf(await pageAt(server, path));
type Part = Awaited<ReturnType<typeof mainAt>>;
const withText = (part: Part, selector: string, text: string) =>
  part.querySelectorAll(selector).filter((element) => words(element).includes(text));
/** Where the links with this text lead. */
const hrefs = (part: Part, text: string) =>
  withText(part, 'a', text).map((link) => link.getAttribute('href'));
/** The section that has this heading. */
const section = (part: Part, title: string) => {
  const [found] = withText(part, 'h2', title).map((heading) => heading.closest('section'));
  if (!found) throw new Error(`No section ${title}`);
  return found;
};

describe('the home page', () => {
  test('has its sections in the order of the specification', async () => {
    const { root } = await pageAt(server, '/');
    const order = [
      one(root, 'header > div > div > nav'),
      one(root, 'video[aria-hidden]'),
      one(root, 'h1'),
      ...withText(root, 'a', 'Get Free Strategy Session'),
      ...withText(root, 'aside', 'What should your podcast be about?'),
      section(root, '500+ shows and clients'),
      section(root, 'From first call to first client'),
      section(root, 'Three ways to have it done for you'),
      one(root, '#booking'),
      section(root, 'What you can hold us to'),
      section(root, 'What clients got out of it'),
      section(root, 'From a client'),
      one(root, '#return'),
      one(root, '#cta'),
      one(root, '#booking-again'),
      one(root, '#root > footer'),
    ].map(({ range }) => range[0]);
    expect(order).toHaveLength(16);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('says in its hero what, for what and with which guarantee, and leads to the booking and each offer', async () => {
    const main = await mainAt('/');
    const hero = main.querySelector('section');
    if (!hero) throw new Error('No hero');
    const text = words(hero);
    const order = ['Done-for-you B2B podcasts', 'win deals', 'Money-back ROI guarantee'];
    const places = [...order, 'Get Free Strategy Session'].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const text of ['Get Free Strategy Session', 'Download Free Playbook'])
      expect(hrefs(main, text)).toEqual(['/#booking']);
    expect(attributes(one(main, 'aside'), 'a', 'href')).toEqual(['/quiz']);
    const cards = section(main, 'Three ways to have it done for you').querySelectorAll('article');
    expect(cards.map((card) => attributes(card, 'a', 'href'))).toEqual(
      ['roi-guarantee', 'smart-saver', 'no-commitment', 'podcast-coaching', 'skool-course'].map(
        (key) => [`/offers/${key}`],
      ),
    );
  });

  test('has the numbers of items of the specification', async () => {
    const main = await mainAt('/');
    const count = (title: string, selector: string) =>
      section(main, title).querySelectorAll(selector).length;
    expect(main.querySelectorAll('img[src*="/covers/"]')).toHaveLength(13);
    expect(count('From first call to first client', 'h3')).toBe(3);
    expect(count('What you can hold us to', 'h3')).toBe(5);
    expect(count('What clients got out of it', 'article')).toBe(3);
    expect(count('From a client', 'figure button')).toBe(1);
    expect(main.querySelectorAll('form')).toHaveLength(2);
  });

  test('estimates the return for the initial figures, against the price of each package', async () => {
    const estimate = one(await mainAt('/'), '#return');
    expect(words(estimate)).toContain('$75,000 3 clients');
    const packages = estimate.querySelectorAll('dl > div').map(words);
    expect(packages).toEqual([
      expect.stringMatching(/^ROI Guarantee .*\$42,000.* 2 clients \$33,000 left after/),
      expect.stringMatching(/^Smart Saver .*\$13,200.* 1 client \$61,800 left after/),
      expect.stringMatching(/^No Commitment .*\$18,000.* 1 client \$57,000 left after/),
    ]);
  });
});

describe('the services', () => {
  const all = ['/case-studies', '/services', '/#cta'];
  test.each([
    ['podcast-production', ['/case-studies', '/services/podcast-production#cta']],
    ['content-repurposing', all],
    ['guest-management', all],
    ['distribution-management', all],
    ['analytics-reporting', all],
    ['lead-generation', ['/services', '/services/lead-generation#contact']],
  ])('%s leads on to where the specification says', async (key, targets) => {
    const links = attributes(await mainAt(`/services/${key}`), 'a', 'href');
    expect(links).toEqual(expect.arrayContaining(targets));
  });

  test('are six cards, each with a link to its page', async () => {
    const main = await mainAt('/services');
    const links = hrefs(main, 'Learn More');
    expect(new Set(links).size).toBe(6);
    for (const link of links) expect(link).toMatch(/^\/services\/[a-z-]+$/);
  });
});

describe('the offers', () => {
  test.each([
    ['no-commitment', 'Start with No Commitment', 4],
    ['smart-saver', 'Save $4,800', 4],
    ['roi-guarantee', 'Apply for the ROI Guarantee', 4],
    ['podcast-coaching', 'Launch Your Coaching Program Today', 4],
    ['skool-course', 'Join the Skool Course Today', 0],
  ])('%s leads to the contact page and answers its questions', async (key, action, questions) => {
    const main = await mainAt(`/offers/${key}`);
    expect(new Set(hrefs(main, action))).toEqual(new Set(['/contact']));
    const answers = main.querySelectorAll('[role=region]').map(words);
    expect(answers.filter((answer) => answer.length > 50)).toHaveLength(questions);
  });

  test('compare both ways to pay for a year with Smart Saver', async () => {
    const table = one(await mainAt('/offers/smart-saver'), 'table');
    const rows = table.querySelectorAll('tbody tr').map(words);
    expect(rows).toEqual([
      expect.stringMatching(/No Commitment.*\$1,500.*\$18,000/),
      expect.stringMatching(/Smart Saver.*\$1,100.*\$13,200/),
    ]);
  });

  test('lead to the contact page from the price list', async () => {
    const cards = (await mainAt('/package-options')).querySelectorAll('article');
    expect(cards).toHaveLength(7);
    for (const card of cards) expect(attributes(card, 'a', 'href')).toEqual(['/contact']);
    const prices = cards.map((card) => /\$[\d,]+/.exec(words(card))?.[0]).toSorted();
    expect(prices).toEqual(['$1,100', '$1,500', '$3,500', '$4,200', '$497', '$5,000', '$97']);
  });
});

test('the course is coming soon wherever another page names it with its price', async () => {
  for (const path of ['/', '/package-options', '/ultimate-pitch']) {
    const [course] = withText(await mainAt(path), 'article', 'Skool Course');
    expect([path, course && words(course)]).toEqual([path, expect.stringContaining('Coming Soon')]);
  }
  const post = await mainAt('/blog/how-to-count-the-return-of-a-b2b-podcast');
  const [course] = withText(one(post, 'aside'), 'article', 'Skool Course');
  expect(course && words(course)).toContain('Coming Soon');
});

test('the contact page has four contact options and four questions, and leads to its calendar and the blog', async () => {
  const main = await mainAt('/contact');
  expect(main.querySelectorAll('[aria-label="How to reach us"] article')).toHaveLength(4);
  const answers = main.querySelectorAll('[role=region]').map(words);
  expect(answers).toHaveLength(4);
  expect(answers[0]).toContain('You hear from us within 24 hours.');
  expect(hrefs(main, 'Start Conversation')).toEqual(['/contact#schedule']);
  const [guide] = withText(main, 'a', 'Download Our Free Guide Instead');
  expect(guide?.attributes).toMatchObject({ href: '/blog', target: '_blank' });
});

describe('the blog', () => {
  test('features its newest article, and shows of each when it was written, 5 minutes to read, and three tags at most', async () => {
    const { posts } = (await server.inject('/api/blog')).json();
    const [newest, ...older] = posts.map(({ slug }: { slug: string }) => `/blog/${slug}`);
    const main = await mainAt('/blog');
    expect(hrefs(main, 'Read Full Article')).toEqual([newest]);
    expect(hrefs(main, 'Read More')).toEqual(older);
    const cards = main.querySelectorAll('article');
    expect(cards.length).toBeGreaterThan(3);
    const [featured = '', ...rest] = cards.map(words);
    expect(featured).toMatch(/[A-Z][a-z]{3,} \d{1,2}, \d{4}/);
    for (const card of rest) expect(card).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    for (const card of cards) {
      expect(words(card)).toContain('5 min read');
      const tags = card.querySelectorAll('[aria-label="Tags"] li');
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.length).toBeLessThanOrEqual(3);
    }
  });

  test('has articles with contents that lead to their parts, and related articles', async () => {
    const path = '/blog/podcast-metrics-that-matter';
    const main = await mainAt(path);
    const contents = one(main, 'nav[aria-labelledby="contents"]');
    const parts = attributes(main, 'article h2[id]', 'id').map((id) => `#${id}`);
    expect(parts).toContain('#part-what-a-download-is');
    expect(attributes(contents, 'a', 'href')).toEqual(parts);
    expect(section(main, 'Related articles').querySelectorAll('article')).toHaveLength(3);
    const { posts } = (await server.inject('/api/blog')).json();
    for (const { slug, content } of posts) {
      const figure = /<figure><img src="([^"]+)" alt="[^"]{20,}"/.exec(content)?.[1];
      expect([slug, figure && (await server.inject(figure)).statusCode]).toEqual([slug, 200]);
    }
    const { post } = (await server.inject(`/api${path}`)).json();
    expect(post.content).toContain('<h2>What a download is</h2>');
  });

  test('has an article with its author, its date, and links to continue', async () => {
    const main = await mainAt('/blog/how-to-count-the-return-of-a-b2b-podcast');
    expect(words(one(main, 'h1'))).toContain('how to count its return');
    expect(words(main)).toContain('September 16, 2025');
    expect(hrefs(main, 'Alex Morgan')).toEqual(['/about']);
    expect(hrefs(main, '← Back to Blog')).toEqual(['/blog']);
    expect(hrefs(main, 'Get Expert Help')).toEqual(['/contact']);
    expect(hrefs(main, 'Book Strategy Call')).toEqual(['/contact']);
    expect(attributes(one(main, 'aside'), 'a', 'href')).toEqual([
      '/offers/roi-guarantee',
      '/offers/skool-course',
      '/about',
    ]);
  });
});

test('the process leads to its phases, and from its end to the last form of the home page', async () => {
  const main = await mainAt('/process');
  expect(hrefs(main, 'See How It Works')).toEqual(['/process#phases']);
  expect(words(one(main, '#phases'))).toContain('Our 6-Phase System');
  expect(hrefs(main, 'Get Your Custom Process Plan')).toEqual(['/#cta']);
  const phases = one(main, '#phases').querySelectorAll('article');
  expect(phases.map((phase) => phase.querySelectorAll('li').length)).toEqual([5, 5, 5, 5, 5, 5]);
});

test('the case studies have four figures, one featured story and three more', async () => {
  const main = await mainAt('/case-studies');
  expect(main.querySelectorAll('dl dt').length).toBeGreaterThanOrEqual(4);
  expect(section(main, 'More stories').querySelectorAll('article')).toHaveLength(3);
  expect(hrefs(main, 'Read Full Story')).toEqual(
    ['calder-ridge', 'northpier', 'solberg', 'fieldgate'].map((slug) => `/case-studies/${slug}`),
  );
  const results = main.querySelectorAll('article dl').map(words);
  expect(results.map((text) => /^(Revenue|Result) /.exec(text)?.[1])).toEqual([
    'Revenue',
    'Result',
    'Result',
    'Result',
  ]);
});

test.each([
  ['calder-ridge', 'northpier'],
  ['northpier', 'solberg'],
  ['solberg', 'fieldgate'],
  ['fieldgate', 'calder-ridge'],
])('the story of %s is complete, says that it is a sample, and leads on', async (slug, next) => {
  const main = await mainAt(`/case-studies/${slug}`);
  expect(words(main)).toContain('This is a sample story.');
  expect(one(main, '[aria-label="The show in figures"]').querySelectorAll('dt')).toHaveLength(3);
  expect(section(main, 'How it went').querySelectorAll('ol > li')).toHaveLength(5);
  expect(section(main, 'Five of the guests').querySelectorAll('ul > li')).toHaveLength(5);
  expect(section(main, 'A page of the report').querySelectorAll('dt')).toHaveLength(5);
  expect(hrefs(main, 'Next story')).toEqual([`/case-studies/${next}`]);
});
