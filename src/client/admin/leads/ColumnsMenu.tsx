import '@mantine/core/styles/Popover.layer.css';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { furtherColumns, nameOfColumn } from './leadColumns.tsx';
import type { LeadColumns } from './useLeadColumns.ts';

/** Chooses the columns of the table; the choice is kept in this browser. */
export const ColumnsMenu = ({ shown, isChosen, choose }: LeadColumns) => (
  <Popover position="bottom-end" trapFocus returnFocus>
    <Popover.Target>
      <Button variant="outline" size="xs">
        Columns
      </Button>
    </Popover.Target>
    <Popover.Dropdown aria-label="Columns">
      <Stack gap="xs">
        <Checkbox.Group aria-label="Columns" value={shown.map(nameOfColumn)} onChange={choose}>
          <Stack gap="xs">
            {furtherColumns.map((column) => (
              <Checkbox
                key={column.title}
                size="xs"
                value={nameOfColumn(column)}
                label={column.title}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {isChosen && (
          <Button variant="outline" size="xs" onClick={() => choose(null)}>
            Use the default
          </Button>
        )}
      </Stack>
    </Popover.Dropdown>
  </Popover>
);
