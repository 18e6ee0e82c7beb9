import { uploadOf } from '../../shared/pictures.ts';
import { Picture, sized } from '../ui/Picture.tsx';
import classes from './PostPicture.module.css';
import { type Card, coverOf } from './posts.ts';

type Props = {
  post: Pick<Card, 'id' | 'updatedAt' | 'imageUrl'> & { imageAlt?: string };
  sizes: string;
  isUrgent?: boolean;
};

/** The picture of a post or its cover. Decorative on a card, where the title is next to it. */
export function PostPicture({ post, sizes, isUrgent }: Props) {
  const { imageUrl, imageAlt = '' } = post;
  const upload = imageUrl && uploadOf(imageUrl);
  if (upload)
    return (
      <Picture
        picture={sized(upload.path, upload.widths, 720)}
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
      src={imageUrl ?? coverOf(post)}
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
