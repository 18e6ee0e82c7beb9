import { Menu, ScrollArea } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { Icon } from '../../ui/icons/icon.tsx';
import {
  IconFileImport,
  IconKeyboard,
  IconLayoutColumns,
  IconListDetails,
  IconMaximize,
  IconPhotoDown,
  IconPlus,
  IconShare2,
} from '../icons.ts';
import { chooseFile, exportPicture } from '../export/fileCommands.ts';
import { type Session, useCanWrite, useSession, useUi } from '../session.ts';
import { showAll } from '../commands/shortcuts.ts';
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
  const { ui } = useSession();
  const isSnapping = useUi((state) => state.isSnapping);
  const canWrite = useCanWrite();
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow && <ViewItem />}
      <Item icon={IconShare2} label="Share…" onSelect={() => ui.change({ dialog: 'share' })} />
      <Item icon={IconPlus} label="New board…" onSelect={() => ui.change({ dialog: 'new' })} />
      <Menu.Divider />
      <Item icon={IconPhotoDown} label="Save as picture" onSelect={exportPicture} />
      <Item icon={IconFileImport} label="Import…" disabled={!canWrite} onSelect={chooseFile} />
      <Menu.Divider />
      <Item
        icon={IconLayoutColumns}
        label="Arrange by category"
        disabled={!canWrite}
        onSelect={({ commands }) => commands.arrange()}
      />
      <Item icon={IconMaximize} label="Show all notes" onSelect={showAll} />
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
        onSelect={() => ui.change({ dialog: 'help' })}
      />
    </>
  );
}

function ViewItem() {
  const isBoard = useUi(({ view }) => view === 'board');
  const [view, label] = isBoard ? (['outline', 'Outline'] as const) : (['board', 'Board'] as const);
  return <Item icon={IconListDetails} label={label} onSelect={({ ui }) => ui.show(view)} />;
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

type ItemProps = {
  icon: Icon;
  label: string;
  disabled?: boolean;
  onSelect: (session: Session) => unknown;
};

function Item({ icon: Picture, label, disabled = false, onSelect }: ItemProps) {
  const session = useSession();
  return (
    <Menu.Item
      leftSection={<Picture aria-hidden size={20} stroke={1.75} />}
      disabled={disabled}
      onClick={() => void onSelect(session)}
    >
      {label}
    </Menu.Item>
  );
}
