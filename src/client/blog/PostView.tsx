import { post as copy, postCta } from '../../shared/content/blog.ts';
import { longDate } from '../../shared/dates.ts';
import { Actions } from '../ui/Actions.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Tags } from '../ui/Tags.tsx';
import { WaveRule } from '../ui/Wave.tsx';
import { ArticleText } from './ArticleText.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { PostSidebar } from './PostSidebar.tsx';
import classes from './PostView.module.css';
import { type Post, tagsOf } from './posts.ts';

export function PostView({ post }: { post: Post }) {
  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <Opening post={post} />
        <PostPicture
          post={post}
          sizes="(min-width: 62em) 45rem, 92vw"
          isUrgent
          className={classes.picture}
        />
        <ArticleText html={post.content} />
      </article>
      <Cta />
      <div className={classes.side}>
        <PostSidebar />
      </div>
    </div>
  );
}

function Opening({ post }: { post: Post }) {
  return (
    <header className={classes.opening}>
      <SiteLink className={classes.back} {...copy.back} />
      <h1 className={classes.title}>{post.title}</h1>
      <div className={classes.meta}>
        <PostMeta
          date={post.createdAt}
          format={longDate}
          readTime={copy.readTime}
          author={<Author name={post.author} />}
        />
        <Tags items={tagsOf(post.tags)} label={copy.tags} />
      </div>
      <p className={classes.excerpt}>{post.excerpt}</p>
    </header>
  );
}

function Author({ name }: { name: string }) {
  return (
    <>
      {copy.author} <SiteLink href={copy.authorHref}>{name}</SiteLink>
    </>
  );
}

function Cta() {
  return (
    <section className={classes.cta} data-tone="ink" aria-labelledby="post-cta">
      <h2 id="post-cta" className={classes.ctaTitle}>
        {postCta.title}
      </h2>
      <p className={classes.ctaText}>{postCta.text}</p>
      <Actions links={postCta.actions} />
      <WaveRule className={classes.wave} />
    </section>
  );
}
