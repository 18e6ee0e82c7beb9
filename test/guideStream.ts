import type { GuideProgress } from '../src/shared/quiz/guideProgress.ts';

type Options<Event> = {
  /** The first property of the events; others are skipped. */
  first: string;
  parse: (json: string) => Event;
  headers?: Record<string, string>;
};

/** Follows the events of a subscription over HTTP as a browser does, until `stop` is called. */
export async function followEvents<Event>(
  url: string,
  { first, parse, headers = {} }: Options<Event>,
) {
  const over = new AbortController();
  const response = await fetch(url, { headers, signal: over.signal });
  const event = new RegExp(`^data: (\\{"${first}".*)$`, 'm');
  const events: Event[] = [];
  let text = '';
  const ended = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const read = async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const messages = (rest + chunk).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const data = event.exec(message)?.[1];
        if (data) events.push(parse(data));
        if (/^data: ./m.test(message)) started.resolve();
      }
    }
  };
  void read()
    .catch(() => {})
    .finally(() => (started.resolve(), ended.resolve()));
  return {
    events,
    /** Everything that was received. */
    text: () => text,
    /** A first message arrived, or the stream ended. */
    started: started.promise,
    ended: ended.promise,
    stop: () => over.abort(),
  };
}

/** Follows a guide while it is written. */
export async function followGuide(url: string, token: string, headers?: Record<string, string>) {
  const input = encodeURIComponent(JSON.stringify({ token }));
  const stream = await followEvents(`${url}/trpc/quiz.guideStream?input=${input}`, {
    first: 'kind',
    parse: (json): GuideProgress => JSON.parse(json),
    ...(headers && { headers }),
  });
  /** The ids of the sections, in the order in which they arrived. */
  const sections = () =>
    stream.events.flatMap((event) =>
      event.kind === 'sections' ? event.guide.sections.map(({ id }) => id) : [],
    );
  return { ...stream, sections };
}
