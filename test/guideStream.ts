import type { GuideProgress } from '../src/shared/quiz/guideProgress.ts';

/** Follows a guide over HTTP as a browser does, until `stop` is called. */
export async function followGuide(
  url: string,
  token: string,
  headers: Record<string, string> = {},
) {
  const over = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ token }));
  const response = await fetch(`${url}/trpc/quiz.guideStream?input=${input}`, {
    headers,
    signal: over.signal,
  });
  const events: GuideProgress[] = [];
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
        const data = /^data: (\{"kind".*)$/m.exec(message)?.[1];
        if (data) events.push(JSON.parse(data));
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
    /** The ids of the sections, in the order in which they arrived. */
    sections: () =>
      events.flatMap((event) =>
        event.kind === 'sections' ? event.guide.sections.map(({ id }) => id) : [],
      ),
    /** A first message arrived, or the stream ended. */
    started: started.promise,
    ended: ended.promise,
    stop: () => over.abort(),
  };
}
