import { Menu, ScrollArea } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { Icon } from '../../ui/icons/icon.tsx';
import {
  IconDownload,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconKeyboard,
  IconLayoutColumns,
  IconLayoutNavbar,
  IconListDetails,
  IconMaximize,
  IconPhotoDown,
  IconPlus,
  IconTable,
  IconTemplate,
  IconThumbUp,
} from '../icons.ts';
import { useStore } from '../../lib/store.ts';
import { chooseFile, exportAs, exportBoard } from '../export/fileCommands.ts';
import { type Session, useCanWrite, useSession, useUi } from '../session.ts';
import { arrangeBoard } from '../layout/arrangeBoard.ts';
import { showAll } from '../commands/shortcuts.ts';
import { FacilitatorItems } from '../facilitation/FacilitatorItems.tsx';
import { useVotesHidden } from '../facilitation/voting.ts';
import { addSection } from '../sections/sectionKeys.ts';
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
  const { ui, connection } = useSession();
  // Visitors with the read-only link see only the current board.
  const canOpenHistory = useStore(connection.info, (info) => info?.readOnlyId !== undefined);
  const isSnapping = useUi((state) => state.isSnapping);
  const canWrite = useCanWrite();
  const isNarrow = useIsNarrow();
  const areVotesHidden = useVotesHidden();
  return (
    <>
      {isNarrow && <ViewItem />}
      <Item icon={IconPlus} label="New board…" onSelect={() => ui.change({ dialog: 'new' })} />
      <Menu.Divider />
      <ExportItems />
      <Menu.Divider />
      <Item icon={IconFileImport} label="Import…" disabled={!canWrite} onSelect={chooseFile} />
      <Item
        icon={IconListDetails}
        label="Paste a list…"
        disabled={!canWrite}
        onSelect={() => ui.change({ dialog: 'list' })}
      />
      <Menu.Divider />
      <Item
        icon={IconTemplate}
        label="Add a template…"
        disabled={!canWrite}
        onSelect={() => ui.change({ dialog: 'templates' })}
      />
      <Item
        icon={IconLayoutNavbar}
        label="Add a section"
        disabled={!canWrite}
        onSelect={addSection}
      />
      <Item
        icon={IconLayoutColumns}
        label="Arrange"
        disabled={!canWrite}
        onSelect={(session) => arrangeBoard(session)}
      />
      <Item
        icon={IconThumbUp}
        label="Arrange by votes"
        disabled={!canWrite || areVotesHidden}
        onSelect={(session) => arrangeBoard(session, true)}
      />
      <Item icon={IconMaximize} label="Show all notes" onSelect={showAll} />
      {canOpenHistory && (
        <Item
          icon={IconHistory}
          label="History"
          onSelect={(session) => session.ui.showView('history')}
        />
      )}
      <Menu.CheckboxItem
        checked={isSnapping}
        disabled={!canWrite}
        onChange={(checked) => ui.change({ isSnapping: checked })}
      >
        Snap to grid
      </Menu.CheckboxItem>
      {isNarrow && <FilterItems />}
      <FacilitatorItems />
      <Menu.Divider />
      <Item
        icon={IconKeyboard}
        label="Keyboard shortcuts"
        onSelect={() => ui.change({ dialog: 'help' })}
      />
    </>
  );
}

function ExportItems() {
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow && <Item icon={IconDownload} label="Export" onSelect={exportBoard} />}
      <Item
        icon={IconPhotoDown}
        label="Save as picture (PNG)"
        onSelect={(session) => exportAs(session, 'png')}
      />
      <Item
        icon={IconPhotoDown}
        label="Save as picture (SVG)"
        onSelect={(session) => exportAs(session, 'svg')}
      />
      <Item
        icon={IconFileText}
        label="Save as Markdown"
        onSelect={(session) => exportAs(session, 'md')}
      />
      <Item icon={IconTable} label="Save as CSV" onSelect={(session) => exportAs(session, 'csv')} />
    </>
  );
}

function ViewItem() {
  const isBoard = useUi(({ view }) => view === 'board');
  const [view, label] = isBoard ? (['outline', 'Outline'] as const) : (['board', 'Board'] as const);
  return <Item icon={IconListDetails} label={label} onSelect={({ ui }) => ui.showView(view)} />;
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

function Item({ icon: IconComponent, label, disabled = false, onSelect }: ItemProps) {
  const session = useSession();
  return (
    <Menu.Item
      leftSection={<IconComponent aria-hidden size={20} stroke={1.75} />}
      disabled={disabled}
      onClick={() => void onSelect(session)}
    >
      {label}
    </Menu.Item>
  );
}
