import { type Outputs } from '../../../../lib/api.tsx';
import { newId } from '../../../../lib/newId.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { getClient } from '../../../../lib/trpcClient.ts';
import { errorSentence } from '../../../ui/errorText.ts';

type Upload = {
  file: File;
  /** What went wrong; the file is kept for another attempt. */
  error?: string;
  image?: Outputs['blog']['upload'];
};

/** Uploads of this tab by the id that their nodes in the article have. */
const uploads = createStore<ReadonlyMap<string, Upload>>(new Map());

const setUpload = (id: string, upload: Upload) =>
  uploads.set(new Map(uploads.get()).set(id, upload));

export const useUpload = (id: string) => useStore(uploads, (all) => all.get(id));

/** The server processes one picture at a time and rejects the sixth that waits. */
let queue = Promise.resolve();

/** Uploads a file after those before it, and returns the id of the upload. */
export function startUpload(file: File) {
  const id = newId();
  run(id, file);
  return id;
}

export function retryUpload(id: string) {
  const upload = uploads.get().get(id);
  if (upload) run(id, upload.file);
}

function run(id: string, file: File) {
  setUpload(id, { file });
  queue = queue.then(async () => {
    try {
      setUpload(id, { file, image: await getClient().blog.upload.mutate(file) });
    } catch (error) {
      setUpload(id, { file, error: errorSentence(error) });
    }
  });
}
