/** Shapes the page texts share. `SectionHeading` is a section's head: the page adds the index ('02 — …'). */
export type Head = { title: string; description: string };
export type Link = { label: string; href: string; newTab?: boolean };
export type RichText = readonly (string | Link)[];

export type SectionHeading = { label: string; title: string; text?: string };
export type Stat = { value: string; label: string };
export type Step = { title: string; text: string };
export type Card = { title: string; text?: string; tag?: string; points?: readonly string[] };
export type Faq = { question: string; answer: string };
export type FourFaqs = SectionHeading & { items: readonly [Faq, Faq, Faq, Faq] };
export type Notice = { title: string; text: string };

export type Hero = {
  label: string;
  title: string;
  text: string;
  actions: readonly Link[];
  note?: string;
};

export type Closing = { title: string; text: string; actions: readonly Link[] };

/** A file of a recording or video; the browser plays the first one it can. */
export type MediaSource = { src: string; type: string };

export type Video = {
  sources: readonly MediaSource[];
  /** A WebVTT file. */
  captions: string;
  /** Without its extension: the picture exists as AVIF and WebP. */
  poster: string;
  playLabel: string;
  captionsLabel: string;
  fallback: string;
};

/** Without a video, the quote is shown alone and large. */
export type Testimonial = {
  quote: string;
  name: string;
  title: string;
  initials: string;
  video?: Video;
};
