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
import { Detail, invalid, notFound } from '../http/errors.ts';
import { BlogPostEntity, OldSlugEntity } from './entity.ts';
import { asEdited, type Post } from './editedPost.ts';
import { keepRevision, readRevision } from './revisions.ts';
import {
  isPictureHere,
  picturesWithoutWords,
  sanitizeArticle,
  TooComplexError,
} from './sanitize.ts';

/** Who writes, and the hosts besides this site whose pictures a post may show. */
type Writer = { actor: Actor; pictureHosts: string[] };

/** @throws TRPCError BAD_REQUEST for a slug in use, or a picture of another site. */
export async function createPost(em: SqlEntityManager, input: NewPost, writer: Writer) {
  const now = new Date();
  const begun = { published: 'draft' as const, publishAt: null, createdAt: now };
  const dates = { ...moments(begun, input, now), updatedAt: now };
  const { words, foreignPictures } = cleaned(input, writer);
  const post = em.create(BlogPostEntity, { id: uuid(), ...words, ...dates });
  await giveUpSlug(em, post);
  await save(em, post);
  await auditPublication(em, writer.actor, begun, post);
  return asSaved(post, foreignPictures);
}

/**
 * Saves a post over the version that was read; what stood there before becomes a revision.
 * @throws TRPCError CONFLICT with the post as it is now, when somebody else has saved meanwhile.
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

/** Brings the words and picture of a revision back; address and publication stay as they are. */
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
  const words = { title, excerpt, content, author, tags, imageUrl, imageAlt };
  return change(em, post, { ...words, slug, published, publishAt }, writer);
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
  const wasPublic = post.published !== 'draft' && becamePublic(post, now);
  const formerSlug = post.slug;
  const { words, foreignPictures } = cleaned(input, writer);
  await keepRevision(em, post);
  em.assign(post, { ...words, ...moments(post, input, now), updatedAt: now });
  await giveUpSlug(em, post);
  if (wasPublic && formerSlug !== post.slug) em.create(OldSlugEntity, { slug: formerSlug, post });
  await save(em, post);
  await auditPublication(em, writer.actor, { published, publishAt }, post);
  return asSaved(post, foreignPictures);
}

type Publication = { published: PublishedState; publishAt?: Date | null };

/** A line when a post becomes public, will at another moment, or is withdrawn. */
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

/** An address that a post has now leads to it, whatever it led to before. */
const giveUpSlug = (em: SqlEntityManager, { slug }: Post) =>
  em.nativeDelete(OldSlugEntity, { slug });

async function save(em: SqlEntityManager, { id, slug, version }: Post) {
  try {
    await em.flush();
  } catch (error) {
    // The database is the judge of uniqueness and of versions; a look before would race.
    const isTaken = error instanceof UniqueConstraintViolationException;
    if (!isTaken && !overtaken.some((kind) => error instanceof kind)) throw error;
    em.clear();
    const current = await em.findOne(BlogPostEntity, { id });
    if (isTaken && current?.version === version) throw slugTaken(slug);
    throw current ? staleWrite(current) : isTaken ? slugTaken(slug) : notFound('Post');
  }
}

/** What another save or removal at the same moment comes to. */
const overtaken = [OptimisticLockError, DeadlockException, ForeignKeyConstraintViolationException];

const slugTaken = (slug: string) =>
  invalid('slug', `Another post has the address "${slug}". Choose another one.`);

function cleaned({ content: html, ...rest }: NewPost, { pictureHosts }: Writer) {
  const { content, foreignPictures } = sanitized(html, pictureHosts);
  if (rest.imageUrl !== null && !isPictureHere(rest.imageUrl, pictureHosts))
    throw invalid('imageUrl', 'This picture is on another site. Upload it here instead.');
  const [silent] = picturesWithoutWords(content);
  if (silent !== undefined)
    throw invalid('content', `The picture ${silent} needs a description (alternative text)`);
  if (rest.published !== 'draft' && isBlank(content))
    throw invalid('content', 'A public post needs an article');
  return { words: { ...rest, content }, foreignPictures };
}

function sanitized(html: string, pictureHosts: string[]) {
  try {
    return sanitizeArticle(html, pictureHosts);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    throw invalid('content', error.message);
  }
}

const asSaved = (post: Post, foreignPictures: string[]) => ({
  ...asEdited(post),
  ...(foreignPictures.length > 0 && { foreignPictures }),
});

type Moments = { publishAt?: Date | null; createdAt: Date };
type Dated = Moments & { published: PublishedState };

const becamePublic = ({ publishAt, createdAt }: Moments, now: Date) =>
  (publishAt ?? createdAt) <= now;

/**
 * The date of a post is when it became public. One that was public before keeps its date, also
 * when it is withdrawn and comes back.
 */
function moments(post: Dated, { published, publishAt }: NewPost, now: Date): Moments {
  if (published === 'scheduled' && publishAt) return { publishAt, createdAt: publishAt };
  // A tool that writes SQL may publish without a moment.
  const since = post.publishAt ?? (post.published === 'published' ? post.createdAt : null);
  if (since && since <= now) return { publishAt: since, createdAt: since };
  if (published === 'published') return { publishAt: now, createdAt: now };
  return { publishAt: null, createdAt: post.createdAt < now ? post.createdAt : now };
}

const staleWrite = (current: Post) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This post was saved elsewhere after you opened it.',
    cause: new Detail(asEdited(current)),
  });
