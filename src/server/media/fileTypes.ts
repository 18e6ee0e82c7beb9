import type { MediaKind } from '../../shared/media.ts';

/** What a file is, by its content. The type of a picture is that in which it is shown. */
export const fileTypes = {
  picture: { kind: 'picture', mime: 'image/webp', name: 'a picture' },
  mp4: { kind: 'video', mime: 'video/mp4', name: 'an MP4 video' },
  webm: { kind: 'video', mime: 'video/webm', name: 'a WebM video' },
  m4a: { kind: 'audio', mime: 'audio/mp4', name: 'an M4A recording' },
  weba: { kind: 'audio', mime: 'audio/webm', name: 'a WebM recording' },
  mp3: { kind: 'audio', mime: 'audio/mpeg', name: 'an MP3 recording' },
  ogg: { kind: 'audio', mime: 'audio/ogg', name: 'an Ogg recording' },
  wav: { kind: 'audio', mime: 'audio/wav', name: 'a WAV recording' },
  pdf: { kind: 'pdf', mime: 'application/pdf', name: 'a PDF' },
} as const satisfies Record<string, { kind: MediaKind; mime: string; name: string }>;
export type FileType = keyof typeof fileTypes;

/** The types that a name promises by its extension. */
const promises: Readonly<Record<string, readonly FileType[]>> = {
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'heif'].map((one) => [one, ['picture']]),
  ),
  mp4: ['mp4', 'm4a'],
  m4v: ['mp4'],
  m4a: ['m4a'],
  webm: ['webm', 'weba'],
  weba: ['weba'],
  mp3: ['mp3'],
  ogg: ['ogg'],
  oga: ['ogg'],
  opus: ['ogg'],
  wav: ['wav'],
  pdf: ['pdf'],
};

export const ACCEPTED =
  'Use JPEG, PNG, WebP, AVIF or GIF; MP4 or WebM; MP3, M4A, Ogg or WAV; or PDF.';

/** Returns the types that a file of this name may have; `undefined` for an unknown extension. */
export const typesOfName = (name: string) => {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(promises, extension) ? promises[extension] : undefined;
};

/** Bytes that decide about the type. */
export const HEAD_BYTES = 64;

/**
 * Returns the type of a file by its first bytes; `undefined` for any that browsers cannot show. A
 * container with pictures is a video, and a recording without.
 */
export function typeOfContent(head: Buffer, hasPictures: boolean): FileType | undefined {
  const at = (start: number, end: number) => head.toString('latin1', start, end);
  if (at(4, 8) === 'ftyp') {
    const brand = at(8, 12);
    if (/^(avif|avis|heic|heix|mif1|msf1)$/.test(brand)) return 'picture';
    // QuickTime's own format, which only Safari plays.
    if (brand === 'qt  ') return undefined;
    return hasPictures ? 'mp4' : 'm4a';
  }
  if (head.readUInt32BE(0) === 0x1a_45_df_a3 && at(0, HEAD_BYTES).includes('webm'))
    return hasPictures ? 'webm' : 'weba';
  if (at(0, 4) === 'RIFF') return riffTypes[at(8, 12)];
  if (at(0, 4) === 'OggS') return hasPictures ? undefined : 'ogg';
  if (at(0, 5) === '%PDF-') return 'pdf';
  if (at(0, 3) === 'ID3' || isMpegAudio(head)) return 'mp3';
  if (at(0, 3) === '\xff\xd8\xff' || at(0, 8) === '\x89PNG\r\n\x1a\n' || at(0, 4) === 'GIF8')
    return 'picture';
  return undefined;
}

const riffTypes: Partial<Record<string, FileType>> = { WEBP: 'picture', WAVE: 'wav' };

/** The sync word of MPEG audio, with a layer: AAC has none. */
const isMpegAudio = (head: Buffer) =>
  head.readUInt8(0) === 0xff &&
  (head.readUInt8(1) & 0xe0) === 0xe0 &&
  (head.readUInt8(1) & 0x06) !== 0;
