import {
  MAX_MEDIA_BYTES,
  MAX_MEDIA_MIB,
  type MediaKind,
  mediaKinds,
  PEAK_COUNT,
} from '../../../shared/media.ts';
import { MAX_IMAGE_BYTES } from '../../../shared/posts.ts';
import { peaksOf } from './peaks.ts';

const extensions: Record<MediaKind, readonly string[]> = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'],
  audio: ['.mp3', '.m4a', '.ogg', '.oga', '.opus', '.wav', '.weba'],
  video: ['.mp4', '.m4v', '.webm'],
  pdf: ['.pdf'],
};

/** The files of a kind, for a file chooser; a video may have only sound. */
export const acceptOf = (kind?: MediaKind) => extensionsOf(kind).join();

const extensionsOf = (kind?: MediaKind) =>
  kind === undefined
    ? Object.values(extensions).flat()
    : [...extensions[kind], ...(kind === 'audio' ? extensions.video : [])];

const accepted: Record<MediaKind, string> = {
  picture: 'a picture (JPEG, PNG, WebP, AVIF, GIF)',
  audio: 'a recording (MP3, M4A, Ogg, WAV)',
  video: 'a video (MP4, WebM)',
  pdf: 'a PDF',
};

const hasExtension = (name: string, all: readonly string[]) =>
  all.some((extension) => name.toLowerCase().endsWith(extension));

const kindOfName = (name: string) =>
  mediaKinds.find((kind) => hasExtension(name, extensions[kind]));

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const MEBIBYTE = 1024 * 1024;
/** Lengths of recordings that a browser can decode; a longer one has no waveform. */
const MAX_DECODED_BYTES = 60 * MEBIBYTE;
/** Enough for a waveform; the browser needs memory for every sample. */
const SAMPLES_PER_SECOND = 8000;

/** As in `3.4 MB`. */
export const sizeText = (bytes: number) =>
  bytes < MEBIBYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / MEBIBYTE).toFixed(1)} MB`;

/** Returns in a sentence why a file cannot be uploaded, where one of a kind is wanted; or `undefined`. */
export function rejectionOf({ name, size }: Pick<File, 'name' | 'size'>, wanted?: MediaKind) {
  if (hasExtension(name, ['.vtt']))
    return 'Captions belong to a video: open it here in Media, and choose the file under ‘Captions’.';
  const kind = kindOfName(name);
  if (!kind || !hasExtension(name, extensionsOf(wanted))) {
    const takes = wanted ? accepted[wanted] : or.format(Object.values(accepted));
    return `This type of file is not accepted here. Use ${takes}.`;
  }
  if (size === 0) return 'The file is empty.';
  const [limit, megabytes] =
    kind === 'picture'
      ? [MAX_IMAGE_BYTES, MAX_IMAGE_BYTES / MEBIBYTE]
      : [MAX_MEDIA_BYTES, MAX_MEDIA_MIB];
  return size > limit
    ? `The file has ${sizeText(size)}; it may have at most ${megabytes} MB.`
    : undefined;
}

/** What the server learns from the browser about a recording or a video. */
export async function factsOf(file: File) {
  const kind = kindOfName(file.name);
  if (kind === 'video') {
    const film = await readFilm(file);
    return film.width > 0 ? film : readRecording(file);
  }
  return kind === 'audio' ? readRecording(file) : {};
}

/** @throws an Error for a video that this browser cannot play. */
async function readFilm(file: File) {
  const element = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      element.addEventListener('loadedmetadata', resolve);
      element.addEventListener('error', () =>
        reject(
          new Error(
            `The file cannot be played in this browser, so not in those of all visitors. Export it as MP4 with H.264, or as WebM.`,
          ),
        ),
      );
      element.preload = 'metadata';
      element.src = url;
    });
    const { videoWidth: width, videoHeight: height, duration } = element;
    return { width, height, ...(Number.isFinite(duration) && { duration }) };
  } finally {
    element.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** A recording that this browser cannot decode has no waveform. */
async function readRecording(file: File) {
  if (file.size > MAX_DECODED_BYTES) return {};
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND);
    const decoded = await context.decodeAudioData(await file.arrayBuffer());
    const peaks = peaksOf(decoded.getChannelData(0), PEAK_COUNT);
    return { duration: decoded.duration, peaks };
  } catch {
    return {};
  }
}
