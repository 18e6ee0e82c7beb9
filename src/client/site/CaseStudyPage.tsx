import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { type CaseKey, caseKeys, casePath, paths } from '../../shared/paths.ts';
import type { Head } from '../../shared/page.ts';
import type { Api } from '../lib/api.tsx';
import { ContentContext, contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { pageLink } from '../lib/pageLinks.ts';
import { caseDocuments, caseOf, findCase } from './cases/cases.ts';
import { layouts } from './cases/layouts.tsx';
import { breadcrumbs, provider, thing } from './jsonLd.ts';
import * as notFound from './NotFoundPage.tsx';

export const content = [...caseDocuments, ...notFound.content] as const;

/** The server sends a 404 for an unknown story. */
export const load = async (_api: Api, { slug }: Params) => findCase(slug) && {};

export function head(page: HeadInput): Head {
  const { params, content } = page;
  const key = findCase(params.slug);
  if (!key) return notFound.head(page);
  const { title, summary: description, image, company, href, sample } = caseOf(content, key);
  const site = contentOf(content, 'site');
  const agency = provider(site);
  const article = thing('Article', {
    headline: title,
    description,
    image,
    about: company,
    author: agency,
    publisher: agency,
    mainEntityOfPage: href,
  });
  const trail = breadcrumbs(site, paths.caseStudies, casePath(key));
  return { title, description, type: 'article', jsonLd: sample ? [] : [article, trail] };
}

export function Page() {
  const key = findCase(useParams().slug);
  return key ? <CaseStudy id={key} /> : <notFound.Page />;
}

function CaseStudy({ id }: { id: CaseKey }) {
  const story = caseOf(use(ContentContext), id);
  const copy = useContent('pages/case-studies').story;
  const site = useContent('site');
  const next = caseKeys[caseKeys.indexOf(id) + 1] ?? caseKeys[0];
  const Layout = layouts[story.layout];
  return <Layout story={story} copy={copy} next={pageLink(site, casePath(next))} />;
}
