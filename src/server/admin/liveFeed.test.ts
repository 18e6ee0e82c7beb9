import { expect, test, vi } from 'vitest';
import type { LiveState } from '../../shared/live.ts';
import { eventually } from '../../../test/eventually.ts';
import { emptyLiveState } from '../../../test/liveState.ts';
import { LiveFeed } from './liveFeed.ts';

const stateOf = (leadId: string): LiveState => ({ ...emptyLiveState, leadId });

function world() {
  let newest = 'a';
  const read = vi.fn<() => Promise<LiveState>>(async () => stateOf(newest));
  const feed = new LiveFeed({ read, intervalMs: 20 });
  const over = new AbortController();
  const listen = (signal = over.signal) => {
    const heard: (string | null)[] = [];
    const ended = (async () => {
      for await (const { leadId } of feed.listen(signal)) heard.push(leadId);
    })();
    return { heard, ended };
  };
  return { read, listen, leave: () => over.abort(), change: (id: string) => (newest = id) };
}

test('one query serves all pages, and none runs while no page is open', async () => {
  const { read, listen, leave, change } = world();
  const first = Promise.withResolvers<LiveState>();
  read.mockReturnValueOnce(first.promise);
  const pages = Array.from({ length: 20 }, () => listen());
  expect(read).toHaveBeenCalledTimes(1);
  first.resolve(stateOf('a'));
  await eventually(() => expect(pages.map(({ heard }) => heard)).toEqual(Array(20).fill(['a'])));
  change('b');
  await eventually(() =>
    expect(pages.map(({ heard }) => heard)).toEqual(Array(20).fill(['a', 'b'])),
  );
  const late = listen();
  await eventually(() => expect(late.heard).toEqual(['b']));
  leave();
  await Promise.all([...pages, late].map(({ ended }) => ended));
  const { length } = read.mock.calls;
  // Another feed with the same interval polls on.
  const other = world();
  const page = other.listen();
  await eventually(() => expect(other.read.mock.calls.length).toBeGreaterThan(3));
  expect(read).toHaveBeenCalledTimes(length);
  other.leave();
  await page.ended;
});

test('streams to 100 pages, and rejects more until one is closed', async () => {
  const { listen, leave } = world();
  const one = new AbortController();
  const first = listen(one.signal);
  const pages = Array.from({ length: 99 }, () => listen());
  await expect(listen().ended).rejects.toThrow('Too many admin pages are open.');
  one.abort();
  await first.ended;
  const next = listen();
  await eventually(() => expect(next.heard).toEqual(['a']));
  leave();
  await Promise.all([...pages, next].map(({ ended }) => ended));
});

test('a failed read ends all streams, and the next stream starts again', async () => {
  const { read, listen, leave } = world();
  read.mockRejectedValueOnce(new Error('down'));
  const pages = [listen(), listen()];
  for (const { ended } of pages) await expect(ended).rejects.toThrow('down');
  const next = listen();
  await eventually(() => expect(next.heard).toEqual(['a']));
  leave();
  await next.ended;
});
