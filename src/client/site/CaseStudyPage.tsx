import { type Params, useParams } from 'react-router-dom';
import { findStory } from '../../shared/content/caseStories/caseStories.ts';
import { caseLinks, links } from '../../shared/content/links.ts';
import type { Head } from '../../shared/page.ts';
import type { Api } from '../lib/api.tsx';
import type { HeadInput } from '../lib/content.ts';
import { layouts } from './cases/layouts.tsx';
import { breadcrumbs, provider, thing } from './jsonLd.ts';
import { Page as NotFound, head as notFoundHead } from './NotFoundPage.tsx';

/** The server sends a 404 for an unknown story. */
export const load = async (_api: Api, { slug = '' }: Params) => findStory(slug) && {};

export function head({ params: { slug = '' } }: Pick<HeadInput, 'params'>): Head {
  const found = findStory(slug);
  if (!found) return notFoundHead();
  const { title, summary: description, key } = found.story;
  const { label, href } = caseLinks[key];
  const article = thing('Article', {
    headline: title,
    description,
    image: found.study.image,
    about: label,
    author: provider,
    publisher: provider,
    mainEntityOfPage: href,
  });
  const jsonLd = [article, breadcrumbs(links.caseStudies, caseLinks[key])];
  return { title, description, type: 'article', jsonLd };
}

export function Page() {
  const { slug = '' } = useParams();
  const found = findStory(slug);
  if (!found) return <NotFound />;
  const Layout = layouts[found.story.layout];
  return <Layout {...found} />;
}
