import { siteContent } from '../content/siteContent.ts';
import {
  DeadlockException,
  ForeignKeyConstraintViolationException,
  OptimisticLockError,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type { PostState } from '../../shared/blog.ts';
import {
  EditedPost,
  isBlank,
  type NewPost,
  type PostUpdate,
  type RevisionToRestore,
} from '../../shared/posts.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { ErrorData, invalid, notFound } from '../http/errors.ts';
import { BlogPostEntity, OldSlugEntity } from './entity.ts';
import { toEditedPost, type Post } from './editedPost.ts';
import { storeRevision, readRevision } from './revisions.ts';
import { missingUploads } from '../media/images.ts';

/** `imageHosts` are other hosts whose images a post may use. */
type EditContext = { actor: Actor; imageHosts: string[]; uploadsFolder: string };

/** @throws TRPCError BAD_REQUEST for a slug in use, or an image on another site. */
export async function createPost(em: SqlEntityManager, input: NewPost, context: EditContext) {
  const now = new Date();
  const initial = { published: 'draft' as const, publishAt: null, createdAt: now };
  const dates = { ...publicationDates(initial, input, now), updatedAt: now };
  const { fields, losses } = await cleanInput(input, context);
  const post = em.create(BlogPostEntity, { id: uuid(), ...fields, ...dates });
  await deleteRedirect(em, post);
  await save(em, post);
  await auditPublication(em, context.actor, initial, post);
  return toSavedPost(post, losses);
}

/**
 * Saves a post over the version that was read; the previous content becomes a revision.
 * @throws TRPCError CONFLICT with the current post when another save came first.
 */
export async function updatePost(
  em: SqlEntityManager,
  { id, version, ...input }: PostUpdate,
  context: EditContext,
) {
  const post = await em.findOneOrFail(BlogPostEntity, { id });
  if (post.version !== version) throw staleWrite(post);
  return applyUpdate(em, post, input, context);
}

/** Restores the text and image of a revision; slug and publication stay as they are. */
export async function restorePost(
  em: SqlEntityManager,
  { id, version, revision }: RevisionToRestore,
  context: EditContext,
) {
  const post = await em.findOneOrFail(BlogPostEntity, { id });
  if (post.version !== version) throw staleWrite(post);
  const restored = await readRevision(em, { id, version: revision });
  const { title, excerpt, content, author, tags, imageUrl, imageAlt } = restored;
  const { slug, published, publishAt = null } = post;
  const fields = { title, excerpt, content, author, tags, imageUrl, imageAlt };
  return applyUpdate(em, post, { ...fields, slug, published, publishAt }, context);
}

export const removePost = (em: SqlEntityManager, id: string, actor: Actor) =>
  em.transactional(async (em) => {
    const post = await em.findOneOrFail(BlogPostEntity, { id });
    await em.remove(post).flush();
    await audit(em, actor, 'post.deleted', { type: 'post', id });
    return { id };
  });

async function applyUpdate(em: SqlEntityManager, post: Post, input: NewPost, context: EditContext) {
  const now = new Date();
  const { published, publishAt } = post;
  const wasPublic = post.published !== 'draft' && isPublicAt(post, now);
  const previousSlug = post.slug;
  const { fields, losses } = await cleanInput(input, context);
  await storeRevision(em, post);
  em.assign(post, { ...fields, ...publicationDates(post, input, now), updatedAt: now });
  await deleteRedirect(em, post);
  if (wasPublic && previousSlug !== post.slug)
    em.create(OldSlugEntity, { slug: previousSlug, post });
  await save(em, post);
  await auditPublication(em, context.actor, { published, publishAt }, post);
  return toSavedPost(post, losses);
}

type Publication = { published: PostState; publishAt?: Date | null };

/** Writes an audit entry when a post is published, rescheduled or unpublished. */
async function auditPublication(
  em: SqlEntityManager,
  actor: Actor,
  before: Publication,
  after: Publication & { id: string },
) {
  const isSame =
    before.published === after.published &&
    before.publishAt?.getTime() === after.publishAt?.getTime();
  if (isSame) return;
  const kind = after.published === 'draft' ? 'post.unpublished' : 'post.published';
  await audit(em, actor, kind, { type: 'post', id: after.id });
}

/** Removes the redirect of a slug that a post uses now. */
const deleteRedirect = (em: SqlEntityManager, { slug }: Post) =>
  em.nativeDelete(OldSlugEntity, { slug });

async function save(em: SqlEntityManager, { id, slug, version }: Post) {
  try {
    await em.flush();
  } catch (error) {
    // The database decides about uniqueness and versions; a check before the write would race.
    const isTaken = error instanceof UniqueConstraintViolationException;
    if (!isTaken && !concurrencyErrors.some((kind) => error instanceof kind)) throw error;
    em.clear();
    const current = await em.findOne(BlogPostEntity, { id });
    if (isTaken && current?.version === version) throw slugTaken(slug);
    throw current ? staleWrite(current) : isTaken ? slugTaken(slug) : notFound('Post');
  }
}

/** Errors of a concurrent save or removal. */
const concurrencyErrors = [
  OptimisticLockError,
  DeadlockException,
  ForeignKeyConstraintViolationException,
];

const slugTaken = (slug: string) =>
  invalid('slug', `Another post has the address "${slug}". Choose another one.`);

async function cleanInput({ content: html, ...rest }: NewPost, context: EditContext) {
  const { imageHosts, uploadsFolder } = context;
  // Imported here, so that a start does not load its parser.
  const sanitizer = await import('./sanitize.ts');
  const { content, deadLinks, ...removals } = sanitizeOrReject(sanitizer, html, imageHosts);
  if (rest.imageUrl !== null && !sanitizer.isAllowedImage(rest.imageUrl, imageHosts))
    throw invalid('imageUrl', 'This picture is on another site. Upload it here instead.');
  const [image] = sanitizer.imagesWithoutAlt(content);
  if (rest.published !== 'draft' && image !== undefined)
    throw invalid('content', `The picture ${image} needs a description (alternative text)`);
  if (rest.published !== 'draft' && isBlank(content))
    throw invalid('content', 'A public post needs an article');
  const lostFiles = await missingUploads(uploadsFolder, `${content}"${rest.imageUrl ?? ''}"`);
  const losses = { ...removals, unresolved: [...deadLinks, ...lostFiles] };
  const author = rest.author || siteContent().documents.site.founder.name;
  return { fields: { ...rest, author, content }, losses };
}

type Sanitizer = typeof import('./sanitize.ts');

function sanitizeOrReject(sanitizer: Sanitizer, html: string, imageHosts: string[]) {
  try {
    return sanitizer.sanitizeArticle(html, imageHosts);
  } catch (error) {
    if (!(error instanceof sanitizer.TooComplexError)) throw error;
    throw invalid('content', error.message);
  }
}

type Losses = Awaited<ReturnType<typeof cleanInput>>['losses'];

const toSavedPost = (post: Post, { foreignPictures, removed, unresolved }: Losses) => ({
  ...toEditedPost(post),
  ...(foreignPictures.length > 0 && { foreignPictures }),
  ...(removed.length > 0 && { removed }),
  ...(unresolved.length > 0 && { unresolved }),
});

type PublicationDates = { publishAt?: Date | null; createdAt: Date };
type Dated = PublicationDates & { published: PostState };

const isPublicAt = ({ publishAt, createdAt }: PublicationDates, now: Date) =>
  (publishAt ?? createdAt) <= now;

/**
 * The date of a post is its first publication. It keeps that date when it is unpublished
 * and published again.
 */
function publicationDates(
  post: Dated,
  { published, publishAt }: NewPost,
  now: Date,
): PublicationDates {
  if (published === 'scheduled' && publishAt) return { publishAt, createdAt: publishAt };
  // A program that writes SQL may leave `publishAt` empty.
  const publicSince = post.publishAt ?? (post.published === 'published' ? post.createdAt : null);
  if (publicSince && publicSince <= now) return { publishAt: publicSince, createdAt: publicSince };
  if (published === 'published') return { publishAt: now, createdAt: now };
  return { publishAt: null, createdAt: post.createdAt < now ? post.createdAt : now };
}

const staleWrite = (current: Post) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This post was saved elsewhere after you opened it.',
    cause: new ErrorData({ detail: EditedPost.parse(toEditedPost(current)) }),
  });
