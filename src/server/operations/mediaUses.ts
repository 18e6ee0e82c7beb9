import type { SqlEntityManager } from '@mikro-orm/sql';
import { titleOf } from '../../shared/content/groups.ts';
import type { MediaUses } from '../../shared/media.ts';
import { BlogPostEntity, RevisionEntity } from '../blog/entity.ts';
import { documentsWithMedia } from '../content/mediaFields.ts';
import { fileDocuments, siteContent } from '../content/siteContent.ts';
import { MediaEntity, type MediaRow } from '../media/entity.ts';
import { DocumentVersionEntity } from '../site/entity.ts';

type Fork = () => SqlEntityManager;
type Pause = () => Promise<void>;
type OnText = (text: string) => void;

/** Posts or revisions in one read. */
const PAGE_SIZE = 50;

/** Calls `onText` with everything that may refer to uploaded files: documents, posts, former versions. */
export async function forEachText(fork: Fork, pause: Pause, onText: OnText) {
  onText(JSON.stringify(fileDocuments()));
  // Posts twice: a concurrent save may move a picture from a post to a revision, or back.
  for (const read of [readPosts, readRevisions, readPosts, readDocuments])
    for (
      let page = await read(fork());
      page.length > 0;
      page = await read(fork(), page.at(-1)?.id)
    ) {
      for (const { text } of page) onText(text);
      await pause();
    }
}

type Text = { id: string; text: string };

const pageAfter = (after: string | undefined) => (after ? { id: { $gt: after } } : {});
const byId = { orderBy: { id: 'asc' }, limit: PAGE_SIZE } as const;

async function readPosts(em: SqlEntityManager, after?: string): Promise<Text[]> {
  const posts = await em.find(BlogPostEntity, pageAfter(after), byId);
  return posts.map(({ id, imageUrl, content }) => ({ id, text: `${imageUrl} ${content}` }));
}

async function readRevisions(em: SqlEntityManager, after?: string): Promise<Text[]> {
  const revisions = await em.find(RevisionEntity, pageAfter(after), byId);
  return revisions.map(({ id, fields: { imageUrl, content } }) => ({
    id,
    text: `${imageUrl} ${content}`,
  }));
}

/** All kept versions of one document after the other. */
async function readDocuments(em: SqlEntityManager, after = ''): Promise<Text[]> {
  const document = documentsWithMedia()
    .toSorted()
    .find((key) => key > after);
  if (!document) return [];
  const versions = await em.find(DocumentVersionEntity, { document });
  return [{ id: document, text: JSON.stringify(versions.map(({ fields }) => fields)) }];
}

/** Finds what refers to a file of the library. */
export async function findMediaUses(
  em: SqlEntityManager,
  { id, file }: Pick<MediaRow, 'id' | 'file'>,
): Promise<MediaUses> {
  const { documents } = siteContent();
  const versions = await em.find(DocumentVersionEntity, {
    document: { $in: documentsWithMedia() },
  });
  const refersToIt = (value: unknown) => JSON.stringify(value ?? null).includes(id);
  const address = { $like: `%/uploads/${file}-%` };
  const posts = await em.find(
    BlogPostEntity,
    { $or: [{ content: address }, { imageUrl: address }] },
    { fields: ['id', 'title'] },
  );
  const videos = await em.find(MediaEntity, { posterId: id }, { fields: ['id', 'name'] });
  return {
    documents: documentsWithMedia().flatMap((key) => {
      const isCurrent = refersToIt(documents[key]);
      const isFormer = versions.some((one) => one.document === key && refersToIt(one.fields));
      return isCurrent || isFormer ? [{ key, title: titleOf(key), isCurrent }] : [];
    }),
    posts: posts.map(({ id: post, title }) => ({ id: post, title, isCurrent: true })),
    videos: videos.map(({ id: video, name }) => ({ id: video, title: name })),
  };
}
