import { Menu, ScrollArea } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { Icon } from '../../ui/icons/icon.tsx';
import { IconFileImport } from '../../ui/icons/IconFileImport.ts';
import { IconKeyboard } from '../../ui/icons/IconKeyboard.ts';
import { IconLayoutColumns } from '../../ui/icons/IconLayoutColumns.ts';
import { IconListDetails } from '../../ui/icons/IconListDetails.ts';
import { IconMaximize } from '../../ui/icons/IconMaximize.ts';
import { IconPhotoDown } from '../../ui/icons/IconPhotoDown.ts';
import { IconPlus } from '../../ui/icons/IconPlus.ts';
import { IconShare2 } from '../../ui/icons/IconShare2.ts';
import { exportPicture } from '../files/commands.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import { BOARD_FILE } from './BoardMenu.tsx';
import { filterLabel, filterOptions, useFilter } from './Filter.tsx';
import { useIsNarrow } from './controls.tsx';
import { type OverlayProps, Target, useDropdown } from './useOverlay.tsx';

export function BoardMenuItems(props: OverlayProps) {
  const { dropdown, root } = useDropdown(props);
  return (
    <Menu {...root} position="bottom-end" width={272} returnFocus={false}>
      <Menu.Target>
        <Target element={props.target} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown}>
        <ScrollArea.Autosize mah="calc(100dvh - 12rem)">
          <Items />
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}

function Items() {
  const session = useSession();
  const { ui, actions, connection } = session;
  const isSnapping = useUi((state) => state.isSnapping);
  const canWrite = useCanWrite();
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow && <OtherView />}
      <Item icon={IconShare2} label="Share…" onClick={() => ui.change({ dialog: 'share' })} />
      <Item icon={IconPlus} label="New board…" onClick={() => ui.change({ dialog: 'new' })} />
      <Menu.Divider />
      <Item
        icon={IconPhotoDown}
        label="Save as picture"
        onClick={() => void exportPicture(session)}
      />
      <Item
        icon={IconFileImport}
        label="Import…"
        disabled={!canWrite}
        onClick={() => document.getElementById(BOARD_FILE)?.click()}
      />
      <Menu.Divider />
      <Item
        icon={IconLayoutColumns}
        label="Arrange by category"
        disabled={!canWrite}
        onClick={() => actions.arrange()}
      />
      <Item
        icon={IconMaximize}
        label="Show all notes"
        onClick={() => session.view.fit(connection.all().values())}
      />
      <Menu.CheckboxItem
        checked={isSnapping}
        disabled={!canWrite}
        onChange={(checked) => ui.change({ isSnapping: checked })}
      >
        Snap to grid
      </Menu.CheckboxItem>
      {isNarrow && <FilterItems />}
      <Menu.Divider />
      <Item
        icon={IconKeyboard}
        label="Keyboard shortcuts"
        onClick={() => ui.change({ dialog: 'help' })}
      />
    </>
  );
}

function OtherView() {
  const { ui } = useSession();
  const isBoard = useUi(({ view }) => view === 'board');
  return (
    <Item
      icon={IconListDetails}
      label={isBoard ? 'Outline' : 'Board'}
      onClick={() => ui.show(isBoard ? 'outline' : 'board')}
    />
  );
}

function FilterItems() {
  const [value, choose] = useFilter();
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{filterLabel}</Menu.Label>
      <div role="group" aria-label={filterLabel}>
        <Menu.RadioGroup value={value} onChange={choose}>
          {filterOptions.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value}>
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
    </>
  );
}

type ItemProps = { icon: Icon; label: string; disabled?: boolean; onClick: () => void };

function Item({ icon: Picture, label, disabled = false, onClick }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Picture aria-hidden size={20} stroke={1.75} />}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  );
}
