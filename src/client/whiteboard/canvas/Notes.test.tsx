import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('raises a note above the others on a press', async () => {
  await using room = await startRoom([
    { content: 'Below', z: 1 },
    { content: 'Above', z: 2 },
  ]);
  const { ben, note, click } = room;
  const layer = async (text: string) => Number((await note(text)).style.zIndex);
  const isAbove = (upper: string, lower: string) =>
    eventually(async () => expect(await layer(upper)).toBeGreaterThan(await layer(lower)));
  await isAbove('Above', 'Below');
  click(await note('Below'));
  await isAbove('Below', 'Above');
  await eventually(async () => expect((await ben.note('Below')).z).toBeGreaterThan(2));
});
