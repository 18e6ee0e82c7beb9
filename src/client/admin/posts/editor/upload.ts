import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '../../../../server/router.ts';
import { MAX_PICTURE_BYTES } from '../../../../shared/posts.ts';

// A link of its own: a file travels alone, never in a batch.
const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/trpc' })] });

/** Sends a picture; answers where it is and how large. @throws an Error with a sentence. */
export function uploadPicture(file: File) {
  if (file.size > MAX_PICTURE_BYTES) throw new Error('Pictures may have at most 15 MB');
  return client.blog.upload.mutate(file);
}
