import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { type OverlayProps, Target, useDropdown } from '../panels/useOverlay.tsx';
import { type Session, useSession } from '../session.ts';
import { aligned, distributed, type Edge, type Positions, tidied } from './align.ts';
import { movesTo } from './arrangeBoard.ts';

const edges: readonly (readonly [edge: Edge, label: string])[] = [
  ['left', 'Align left'],
  ['center', 'Align center'],
  ['right', 'Align right'],
  ['top', 'Align top'],
  ['middle', 'Align middle'],
  ['bottom', 'Align bottom'],
];

/** Aligns, distributes or tidies the selected notes. */
export function AlignMenuItems(props: OverlayProps) {
  const session = useSession();
  const { dropdown, root } = useDropdown(props);
  const count = session.commands.selected().length;
  const item = (label: string, layout: (notes: readonly Note[]) => Positions, minimum = 2) => (
    <Menu.Item
      key={label}
      disabled={count < minimum}
      onClick={() => layOut(session, label, layout)}
    >
      {label}
    </Menu.Item>
  );
  return (
    <Menu {...root} position="top" width={240} returnFocus={false}>
      <Menu.Target>
        <Target element={props.target} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} mah="calc(100dvh - 10rem)" style={{ overflowY: 'auto' }}>
        {item('Tidy into a grid', tidied)}
        <Menu.Divider />
        {edges.map(([edge, label]) => item(label, (notes) => aligned(notes, edge)))}
        <Menu.Divider />
        {item('Distribute horizontally', (notes) => distributed(notes, 'x'), 3)}
        {item('Distribute vertically', (notes) => distributed(notes, 'y'), 3)}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Moves the selected notes, which then belong to the sections they lie on, as one transaction. */
function layOut(
  { commands, sections, transactions, connection, liveRegion, sizes }: Session,
  label: string,
  layout: (notes: readonly Note[]) => Positions,
) {
  const notes = commands.selected().map(sizes.asShown);
  const transaction = transactions.start();
  transaction.apply(movesTo(layout(notes), notes));
  const moved = notes.flatMap(({ id }) => connection.noteMap.get(id) ?? []);
  transaction.apply(sections.membership(moved));
  transaction.end();
  liveRegion.announceNow(`${label}: ${notes.length} notes.`);
}
