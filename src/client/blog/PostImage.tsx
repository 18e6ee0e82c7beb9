import { parseImageUrl } from '../../shared/images.ts';
import { Picture, sizedImage } from '../ui/Picture.tsx';
import classes from './PostImage.module.css';
import { type BlogCard, generatedCoverPath } from './posts.ts';

type Props = {
  post: Pick<BlogCard, 'id' | 'title' | 'tags' | 'imageUrl'> & { imageAlt?: string };
  sizes: string;
  isUrgent?: boolean;
};

/** The image of a post or its generated cover. Decorative on a card, where the title is next to it. */
export function PostImage({ post, sizes, isUrgent }: Props) {
  const { imageUrl, imageAlt = '' } = post;
  const upload = imageUrl && parseImageUrl(imageUrl);
  if (upload)
    return (
      <Picture
        picture={sizedImage(upload.path, upload.widths, 720)}
        alt={imageAlt}
        sizes={sizes}
        isUrgent={isUrgent ?? false}
        className={classes.picture}
      />
    );
  // The editor shows a post before it is stored.
  if (!imageUrl && !post.id) return null;
  return (
    <img
      src={imageUrl ?? generatedCoverPath(post)}
      alt={imageUrl ? imageAlt : ''}
      width={1280}
      height={720}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      className={classes.picture}
    />
  );
}
