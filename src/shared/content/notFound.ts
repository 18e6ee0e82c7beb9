import { links } from './unmoved.ts';
import type { Head, Link } from './shapes.ts';

export const head: Head = {
  title: '404 Page Not Found',
  description:
    'There is no page at this address. Go to the home page, the services, the package options or the blog, or write to us and we will help you find it.',
};

export const notFound: { title: string; text: string; suggestion: string; links: readonly Link[] } =
  {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    suggestion: 'The link may be old. Try one of these:',
    links: [links.home, links.services, links.packages, links.blog, links.contact],
  };
