import {
  DeadlockException,
  ForeignKeyConstraintViolationException,
  OptimisticLockError,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type { PublishedState } from '../../shared/blog.ts';
import { isBlank, type NewPost, type PostUpdate, type Restore } from '../../shared/posts.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { ErrorData, invalid, notFound } from '../http/errors.ts';
import { BlogPostEntity, OldSlugEntity } from './entity.ts';
import { toEditedPost, type Post } from './editedPost.ts';
import { storeRevision, readRevision } from './revisions.ts';
import { isAllowedImage, imagesWithoutAlt, sanitizeArticle, TooComplexError } from './sanitize.ts';

/** `pictureHosts` are other hosts whose images a post may use. */
type Writer = { actor: Actor; pictureHosts: string[] };

/** @throws TRPCError BAD_REQUEST for a slug in use, or an image on another site. */
export async function createPost(em: SqlEntityManager, input: NewPost, writer: Writer) {
  const now = new Date();
  const begun = { published: 'draft' as const, publishAt: null, createdAt: now };
  const dates = { ...publicationDates(begun, input, now), updatedAt: now };
  const { fields, foreignPictures } = cleanInput(input, writer);
  const post = em.create(BlogPostEntity, { id: uuid(), ...fields, ...dates });
  await releaseSlug(em, post);
  await save(em, post);
  await auditPublication(em, writer.actor, begun, post);
  return toSavedPost(post, foreignPictures);
}

/**
 * Saves a post over the version that was read; the former content becomes a revision.
 * @throws TRPCError CONFLICT with the current post when it was saved elsewhere since.
 */
export async function updatePost(
  em: SqlEntityManager,
  { id, version, ...input }: PostUpdate,
  writer: Writer,
) {
  const post = await em.findOneOrFail(BlogPostEntity, { id });
  if (post.version !== version) throw staleWrite(post);
  return change(em, post, input, writer);
}

/** Restores the text and image of a revision; slug and publication stay as they are. */
export async function restorePost(
  em: SqlEntityManager,
  { id, version, revision }: Restore,
  writer: Writer,
) {
  const post = await em.findOneOrFail(BlogPostEntity, { id });
  if (post.version !== version) throw staleWrite(post);
  const former = await readRevision(em, { id, version: revision });
  const { title, excerpt, content, author, tags, imageUrl, imageAlt } = former;
  const { slug, published, publishAt = null } = post;
  const fields = { title, excerpt, content, author, tags, imageUrl, imageAlt };
  return change(em, post, { ...fields, slug, published, publishAt }, writer);
}

export const removePost = (em: SqlEntityManager, id: string, actor: Actor) =>
  em.transactional(async (em) => {
    const post = await em.findOneOrFail(BlogPostEntity, { id });
    await em.remove(post).flush();
    await audit(em, actor, 'post.deleted');
    return { id };
  });

async function change(em: SqlEntityManager, post: Post, input: NewPost, writer: Writer) {
  const now = new Date();
  const { published, publishAt } = post;
  const wasPublic = post.published !== 'draft' && isPublicAt(post, now);
  const formerSlug = post.slug;
  const { fields, foreignPictures } = cleanInput(input, writer);
  await storeRevision(em, post);
  em.assign(post, { ...fields, ...publicationDates(post, input, now), updatedAt: now });
  await releaseSlug(em, post);
  if (wasPublic && formerSlug !== post.slug) em.create(OldSlugEntity, { slug: formerSlug, post });
  await save(em, post);
  await auditPublication(em, writer.actor, { published, publishAt }, post);
  return toSavedPost(post, foreignPictures);
}

type Publication = { published: PublishedState; publishAt?: Date | null };

/** Writes an audit entry when a post is published, rescheduled or withdrawn. */
async function auditPublication(
  em: SqlEntityManager,
  actor: Actor,
  before: Publication,
  after: Publication,
) {
  const isSame =
    before.published === after.published &&
    before.publishAt?.getTime() === after.publishAt?.getTime();
  if (isSame) return;
  const kind = after.published === 'draft' ? 'post.unpublished' : 'post.published';
  await audit(em, actor, kind);
}

/** Removes the redirect of a slug that a post uses now. */
const releaseSlug = (em: SqlEntityManager, { slug }: Post) =>
  em.nativeDelete(OldSlugEntity, { slug });

async function save(em: SqlEntityManager, { id, slug, version }: Post) {
  try {
    await em.flush();
  } catch (error) {
    // The database decides about uniqueness and versions; a check before the write would race.
    const isTaken = error instanceof UniqueConstraintViolationException;
    if (!isTaken && !conflicts.some((kind) => error instanceof kind)) throw error;
    em.clear();
    const current = await em.findOne(BlogPostEntity, { id });
    if (isTaken && current?.version === version) throw slugTaken(slug);
    throw current ? staleWrite(current) : isTaken ? slugTaken(slug) : notFound('Post');
  }
}

/** Errors of a concurrent save or removal. */
const conflicts = [OptimisticLockError, DeadlockException, ForeignKeyConstraintViolationException];

const slugTaken = (slug: string) =>
  invalid('slug', `Another post has the address "${slug}". Choose another one.`);

function cleanInput({ content: html, ...rest }: NewPost, { pictureHosts }: Writer) {
  const { content, foreignPictures } = sanitized(html, pictureHosts);
  if (rest.imageUrl !== null && !isAllowedImage(rest.imageUrl, pictureHosts))
    throw invalid('imageUrl', 'This picture is on another site. Upload it here instead.');
  const [image] = imagesWithoutAlt(content);
  if (image !== undefined)
    throw invalid('content', `The picture ${image} needs a description (alternative text)`);
  if (rest.published !== 'draft' && isBlank(content))
    throw invalid('content', 'A public post needs an article');
  return { fields: { ...rest, content }, foreignPictures };
}

function sanitized(html: string, pictureHosts: string[]) {
  try {
    return sanitizeArticle(html, pictureHosts);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    throw invalid('content', error.message);
  }
}

const toSavedPost = (post: Post, foreignPictures: string[]) => ({
  ...toEditedPost(post),
  ...(foreignPictures.length > 0 && { foreignPictures }),
});

type PublicationDates = { publishAt?: Date | null; createdAt: Date };
type Dated = PublicationDates & { published: PublishedState };

const isPublicAt = ({ publishAt, createdAt }: PublicationDates, now: Date) =>
  (publishAt ?? createdAt) <= now;

/**
 * A post is dated when it was first published. It keeps that date when it is withdrawn and
 * published again.
 */
function publicationDates(
  post: Dated,
  { published, publishAt }: NewPost,
  now: Date,
): PublicationDates {
  if (published === 'scheduled' && publishAt) return { publishAt, createdAt: publishAt };
  // A tool that writes SQL may leave `publishAt` empty.
  const since = post.publishAt ?? (post.published === 'published' ? post.createdAt : null);
  if (since && since <= now) return { publishAt: since, createdAt: since };
  if (published === 'published') return { publishAt: now, createdAt: now };
  return { publishAt: null, createdAt: post.createdAt < now ? post.createdAt : now };
}

const staleWrite = (current: Post) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This post was saved elsewhere after you opened it.',
    cause: new ErrorData({ detail: toEditedPost(current) }),
  });
