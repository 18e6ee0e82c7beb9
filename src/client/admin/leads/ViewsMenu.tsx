import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Button, Group, Menu, Text } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/numbers.ts';
import { filterFields } from '../../../shared/leads/filter.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { openConfirmation, openDialog } from '../ui/Confirmation.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import type { LeadListState } from './useLeadListState.ts';
import { type SavedView, ViewForm } from './ViewForm.tsx';

/** The saved views with their counts, and actions for the current one. */
export function ViewsMenu({ listState }: { listState: LeadListState }) {
  const { data, error } = trpc.leads.views.list.useQuery();
  const target = useRef<HTMLButtonElement>(null);
  const isEditor = useHasRole('editor');
  const views = data?.views ?? [];
  const current = views.find((saved) => isCurrent(saved, listState));
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button ref={target} variant="outline" size="xs" maw="14rem">
          {current ? `View: ${current.name}` : 'Views'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="20rem">
        <ViewItems
          label="Shared"
          views={views.filter(({ isShared }) => isShared)}
          isKanban={listState.isKanban}
        />
        <ViewItems
          label="Yours"
          views={views.filter(({ isShared }) => !isShared)}
          isKanban={listState.isKanban}
        />
        <LoadError error={error} hasData={!!data} />
        {data?.views.length === 0 && <Menu.Label>No saved views yet.</Menu.Label>}
        {isEditor && (
          // A dialog returns the focus to the active element, and the item is unmounted by then.
          <CurrentViewItems {...{ listState, current }} onOpen={() => target.current?.focus()} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const isCurrent = (saved: SavedView, { filter, sort }: LeadListState) =>
  saved.sort === sort && filterFields.every((field) => saved.filter[field] === filter[field]);

function hrefOf({ filter, sort }: SavedView, isKanban: boolean) {
  const params = new URLSearchParams(filter);
  if (isKanban) params.set('view', 'board');
  if (sort !== 'newest') params.set('sort', sort);
  return `/admin/leads?${params.toString()}`;
}

type ItemsProps = { label: string; views: SavedView[]; isKanban: boolean };

function ViewItems({ label, views, isKanban }: ItemsProps) {
  if (views.length === 0) return null;
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {views.map((saved) => (
        <Menu.Item key={saved.id} component={Link} to={hrefOf(saved, isKanban)}>
          <Group justify="space-between" wrap="nowrap" gap="md">
            <Text span inherit truncate>
              {saved.name}
            </Text>
            <ViewCount filter={saved.filter} />
          </Group>
        </Menu.Item>
      ))}
    </>
  );
}

function ViewCount({ filter }: Pick<SavedView, 'filter'>) {
  const zone = filter.from || filter.to || filter.due ? { zone: viewerZone() } : {};
  const { data } = trpc.leads.count.useQuery({ ...filter, ...zone });
  return (
    <Text span inherit c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {data && `${formatNumber(data.count)}${data.isMore ? '+' : ''}`}
    </Text>
  );
}

type CurrentProps = {
  listState: LeadListState;
  current: SavedView | undefined;
  onOpen: () => void;
};

function CurrentViewItems({ listState, current, onOpen }: CurrentProps) {
  const { views } = trpc.useUtils().leads;
  const { mutateAsync: remove } = trpc.leads.views.delete.useMutation();
  const run = (open: () => void) => () => {
    onOpen();
    open();
  };
  const askToDelete = ({ id, name }: SavedView) =>
    openConfirmation({
      title: `Delete the view “${name}”?`,
      action: 'Delete view',
      onConfirm: () => remove({ id }).then(() => views.invalidate()),
      children: <Text>The leads stay as they are.</Text>,
    });
  return (
    <>
      <Menu.Divider />
      {current ? (
        <>
          <Menu.Item
            onClick={run(() =>
              openDialog('Rename view', (close) => <ViewForm current={current} onClose={close} />),
            )}
          >
            Rename view…
          </Menu.Item>
          <Menu.Item onClick={run(() => askToDelete(current))}>Delete view…</Menu.Item>
        </>
      ) : (
        <Menu.Item
          onClick={run(() =>
            openDialog('Save view', (close) => <ViewForm listState={listState} onClose={close} />),
          )}
        >
          Save this filter as a view…
        </Menu.Item>
      )}
    </>
  );
}
