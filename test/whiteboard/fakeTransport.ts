import type { ChangeMessage } from '../../src/shared/whiteboard/protocol.ts';

/** A transport that records what is sent, with a clock that `pass` moves. */
export function fakeTransport() {
  let now = 1000;
  let timers: { at: number; run: () => void }[] = [];
  const sent: ChangeMessage[] = [];
  return {
    sent,
    opIds: () => sent.map(({ opId }) => opId),
    transport: {
      send: (message: ChangeMessage) => sent.push(message) > 0,
      now: () => now,
      schedule: (run: () => void, ms: number) => void timers.push({ at: now + ms, run }),
    },
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
