import { list as copy, post as postCopy } from '../../shared/content/blog.ts';
import { longDate, shortDate } from '../../shared/dates.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Tags } from '../ui/Tags.tsx';
import classes from './PostCard.module.css';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { type Card, pathOf, tagsOf } from './posts.ts';

export function PostCard({ post }: { post: Card }) {
  return (
    <article className={classes.card}>
      <PostPicture
        post={post}
        sizes="(min-width: 62em) 24rem, (min-width: 40em) 46vw, 92vw"
        className={classes.picture}
      />
      <PostMeta date={post.createdAt} format={shortDate} readTime={copy.readTime} />
      <h3 className={classes.title}>{post.title}</h3>
      <p className={classes.excerpt}>{post.excerpt}</p>
      <Tags items={tagsOf(post.tags).slice(0, 3)} label={postCopy.tags} />
      <ButtonLink variant="arrow" href={pathOf(post)} className={classes.link}>
        {copy.readMore}
        <span className="visually-hidden">: {post.title}</span>
      </ButtonLink>
    </article>
  );
}

/** The newest post, above all others. */
export function FeaturedPost({ post }: { post: Card }) {
  return (
    <article className={classes.featured}>
      <PostPicture
        post={post}
        sizes="(min-width: 80em) 43rem, (min-width: 62em) 56vw, 92vw"
        isUrgent
        className={classes.picture}
      />
      <div className={classes.words}>
        <PostMeta
          date={post.createdAt}
          format={longDate}
          readTime={copy.readTime}
          author={post.author}
        />
        <h2 className={classes.lead} id="featured">
          {post.title}
        </h2>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <Tags items={tagsOf(post.tags).slice(0, 3)} label={postCopy.tags} />
        <ButtonLink href={pathOf(post)} className={classes.button}>
          {copy.readFull}
          <span className="visually-hidden">: {post.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
