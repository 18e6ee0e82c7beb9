import { vi } from 'vitest';
import { eventually } from '../eventually.ts';

/** Returns the file that the page offers to save when `act` runs. */
export async function savedFile(act: () => Promise<unknown>) {
  const offer = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await act();
  const link = await eventually(() => {
    const found = click.mock.contexts[0];
    if (!(found instanceof HTMLAnchorElement)) throw new Error('Nothing is saved yet');
    return found;
  });
  const blob = offer.mock.calls[0]?.[0];
  offer.mockRestore();
  click.mockRestore();
  if (!(blob instanceof Blob)) throw new Error('No file');
  return { name: link.download, text: await blob.text() };
}
