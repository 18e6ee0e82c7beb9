import { MAX_PICTURE_BYTES } from '../../../../shared/posts.ts';
import { trpc } from '../../../api.tsx';

/** Sends pictures; the function returns where one is and how large. @throws an Error with a sentence. */
export function useUpload() {
  const { mutateAsync, isPending } = trpc.blog.upload.useMutation();
  const upload = async (file: File) => {
    if (file.size > MAX_PICTURE_BYTES) throw new Error('Pictures may have at most 15 MB');
    return mutateAsync(file);
  };
  return { upload, isSending: isPending };
}
