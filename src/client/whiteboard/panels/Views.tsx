import { SegmentedControl } from '@mantine/core';
import { useSession, useUi } from '../session.ts';
import type { View } from '../ui.ts';

const views: { value: View; label: string }[] = [
  { value: 'board', label: 'Board' },
  { value: 'outline', label: 'Outline' },
];

/** Switches between the board and its outline. */
export function Views() {
  const { ui } = useSession();
  const view = useUi((state) => state.view);
  return (
    <SegmentedControl
      aria-label="View"
      data={views}
      value={view}
      onChange={(chosen) => ui.showView(chosen)}
    />
  );
}
