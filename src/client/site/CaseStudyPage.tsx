import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { type CaseKey, caseLinks, links } from '../../shared/content/links.ts';
import type { Head } from '../../shared/page.ts';
import type { Api } from '../lib/api.tsx';
import { ContentContext, type HeadInput, useContent } from '../lib/content.ts';
import { caseDocuments, caseKeys, caseOf, findCase } from './cases/cases.ts';
import { layouts } from './cases/layouts.tsx';
import { breadcrumbs, provider, thing } from './jsonLd.ts';
import { Page as NotFound, head as notFoundHead } from './NotFoundPage.tsx';

export const content = caseDocuments;

/** The server sends a 404 for an unknown story. */
export const load = async (_api: Api, { slug }: Params) => findCase(slug) && {};

export function head({ params, content }: HeadInput): Head {
  const key = findCase(params.slug);
  if (!key) return notFoundHead();
  const { title, summary: description, image, company, href } = caseOf(content, key);
  const article = thing('Article', {
    headline: title,
    description,
    image,
    about: company,
    author: provider,
    publisher: provider,
    mainEntityOfPage: href,
  });
  const jsonLd = [article, breadcrumbs(links.caseStudies, caseLinks[key])];
  return { title, description, type: 'article', jsonLd };
}

export function Page() {
  const key = findCase(useParams().slug);
  return key ? <CaseStudy id={key} /> : <NotFound />;
}

function CaseStudy({ id }: { id: CaseKey }) {
  const story = caseOf(use(ContentContext), id);
  const copy = useContent('pages/case-studies').story;
  const next = caseKeys[caseKeys.indexOf(id) + 1] ?? caseKeys[0];
  const Layout = layouts[story.layout];
  return <Layout story={story} copy={copy} next={caseLinks[next]} />;
}
