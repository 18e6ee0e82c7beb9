import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button, Group, Menu, Text } from '@mantine/core';
import { use, useEffect, useRef, useState } from 'react';
import { localDate } from '../../../../shared/dates.ts';
import { kanbanStatuses } from '../../../../shared/leads/constants.ts';
import { labelOf } from '../../../../shared/labelOf.ts';
import { LabelBadge } from '../../ui/LabelBadge.tsx';
import { NameLink } from '../leadColumns.tsx';
import { type Lead, nameOf, Revenue } from '../leadParts.tsx';
import { FollowUpDate } from '../progressMenus.tsx';
import { cardData } from './drag.ts';
import { MoveContext } from './moveContext.ts';
import classes from './LeadKanban.module.css';

/** A lead on the kanban board: dragged to another column, or moved there by its menu. */
export function LeadCard({ lead }: { lead: Lead }) {
  const card = useRef<HTMLLIElement>(null);
  const canMove = use(MoveContext) !== undefined;
  const isDragged = useDraggable(card, canMove ? lead : undefined);
  const { company, revenue, offerType, leadType, call, followUpOn, owner } = lead;
  return (
    <li
      ref={card}
      data-row
      data-lead={lead.id}
      data-dragged={isDragged || undefined}
      className={classes.card}
    >
      <Group justify="space-between" align="start" gap="xs" wrap="nowrap">
        <Text
          component="div"
          fw={600}
          size="sm"
          miw={0}
          data-head
          style={{ overflowWrap: 'anywhere' }}
        >
          <NameLink lead={lead} />
        </Text>
        <MoveMenu lead={lead} />
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {company}
      </Text>
      <Group gap="0 0.5rem" fz="sm">
        <LabelBadge value={offerType || leadType} />
        <Revenue revenue={revenue} />
      </Group>
      {call && <Text size="sm">Call: {call}</Text>}
      <Text size="sm" c="dimmed">
        {followUpOn ? (
          <>
            Follow-up <FollowUpDate day={followUpOn} status={lead.status} />
          </>
        ) : (
          <time dateTime={lead.createdAt}>{localDate(lead.createdAt)}</time>
        )}
        {owner && ` · ${owner.name}`}
      </Text>
    </li>
  );
}

/** Moves the card without a mouse. */
function MoveMenu({ lead }: { lead: Lead }) {
  const move = use(MoveContext);
  if (!move) return null;
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button
          data-move
          variant="outline"
          size="compact-xs"
          flex="none"
          aria-label={`Move ${nameOf(lead)} to`}
        >
          Move
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {kanbanStatuses
          .filter((status) => status !== lead.status)
          .map((status) => (
            <Menu.Item key={status} onClick={() => move(lead, status)}>
              {labelOf(status)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Makes a card draggable unless there is no lead; returns whether it is being dragged. */
function useDraggable(card: React.RefObject<HTMLElement | null>, lead: Lead | undefined) {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!lead || !element) return undefined;
    return draggable({
      element,
      getInitialData: () => cardData(lead),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card, lead]);
  return isDragged;
}
