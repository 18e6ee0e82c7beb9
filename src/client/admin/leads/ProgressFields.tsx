import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { Button, Group, Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { leadStatuses, MAX_WON_VALUE } from '../../../shared/leads/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { AmountInput } from '../../ui/AmountInput.tsx';
import { isFocusElsewhere, isFreeKey } from '../table/keys.ts';
import { CalendarEscapeHandler } from '../ui/CalendarEscapeHandler.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import type { LeadDetails } from './leadParts.tsx';
import { useLeadUpdate } from './leadUpdates.tsx';
import { dayIn, soonDays } from './progressMenus.tsx';

type Props = { lead: LeadDetails };

const statuses = leadStatuses.map((value) => ({ value, label: labelOf(value) }));
const commonProps = { size: 'sm', fz: 'sm' } as const;

type EditProps = { isEditing: boolean; setEditing: (isEditing: boolean) => void };

/** Status, value, owner and follow-up of a lead; changes are saved immediately. */
export function ProgressFields({ lead, isEditing, setEditing }: Props & EditProps) {
  const update = useLeadUpdate();
  const isDisabled = !useHasRole('editor');
  const firstField = useRef<HTMLInputElement>(null);
  // The dialog focuses this field if it opens later, or else its first button.
  const [isFocused, setFocused] = useState(isEditing);
  useEffect(() => {
    if (!isFocused) return;
    firstField.current?.focus();
    setEditing(false);
  }, [isFocused, setEditing]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'e' || !isFreeKey(event) || isFocusElsewhere(firstField.current)) return;
    event.preventDefault();
    setFocused(true);
    firstField.current?.focus();
  });
  return (
    <Group gap="xs" align="end" my="sm">
      <Select
        {...commonProps}
        ref={firstField}
        data-autofocus={isFocused || undefined}
        label="Status"
        w="8.75rem"
        allowDeselect={false}
        data={statuses}
        value={lead.status}
        disabled={isDisabled}
        onChange={(value) => {
          const status = leadStatuses.find((one) => one === value);
          if (status) update(lead, { status });
        }}
      />
      {lead.status === 'won' && <ValueField lead={lead} isDisabled={isDisabled} />}
      <OwnerField lead={lead} isDisabled={isDisabled} />
      <FollowUpField lead={lead} isDisabled={isDisabled} />
    </Group>
  );
}

type FieldProps = Props & { isDisabled: boolean };

/** The contract value, saved on Enter or when the field loses focus. */
function ValueField({ lead, isDisabled }: FieldProps) {
  const update = useLeadUpdate();
  return (
    <AmountInput
      {...commonProps}
      label="Value"
      placeholder="None"
      w="8rem"
      min={0}
      max={MAX_WON_VALUE}
      value={lead.wonValue}
      disabled={isDisabled}
      onCommit={(wonValue) => {
        if (wonValue !== lead.wonValue) update(lead, { wonValue });
      }}
    />
  );
}

/** The value of the option for no owner. */
const NOBODY = 'nobody';

/** Hidden if there are no accounts, as when no password is set. */
function OwnerField({ lead, isDisabled }: FieldProps) {
  const update = useLeadUpdate();
  const { data } = trpc.admin.accounts.people.useQuery();
  const people = data?.people ?? (lead.owner ? [lead.owner] : []);
  if (people.length === 0) return null;
  return (
    <Select
      {...commonProps}
      label="Owner"
      w="9rem"
      allowDeselect={false}
      data={[
        { value: NOBODY, label: 'Unassigned' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={lead.owner?.id ?? NOBODY}
      disabled={isDisabled}
      onChange={(value) => update(lead, { owner: people.find(({ id }) => id === value) ?? null })}
    />
  );
}

function FollowUpField({ lead, isDisabled }: FieldProps) {
  const update = useLeadUpdate();
  const field = useRef<HTMLButtonElement>(null);
  const [isOpen, { open, close }] = useDisclosure();
  const setDay = (followUpOn: string | null) => update(lead, { followUpOn });
  return (
    <>
      {isOpen && <CalendarEscapeHandler onEscape={() => field.current?.click()} />}
      <DatePickerInput
        {...commonProps}
        ref={field}
        label="Follow-up"
        placeholder="None"
        w="9.5rem"
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        valueFormat="MMM D, YYYY"
        clearable
        clearButtonProps={{ 'aria-label': 'Remove follow-up' }}
        value={lead.followUpOn}
        disabled={isDisabled}
        onChange={setDay}
        popoverProps={{ onOpen: open, onClose: close }}
      />
      {!isDisabled &&
        soonDays.map(({ label, days }) => (
          <Button key={label} variant="outline" size="xs" onClick={() => setDay(dayIn(days))}>
            {label}
          </Button>
        ))}
    </>
  );
}
