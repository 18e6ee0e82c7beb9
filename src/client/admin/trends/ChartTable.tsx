import '@mantine/core/styles/Spoiler.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Spoiler, Table } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
};

/** The data of a chart as a table, collapsed visually only. */
export const ChartTable = ({ label, head, rows }: Props) => (
  <Spoiler maxHeight={0} showLabel="Show table" hideLabel="Hide table">
    <Table aria-label={label} tabularNums fz="sm" verticalSpacing="xs" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr c="dimmed">
          {head.map((name, column) => (
            <Table.Th key={name} scope="col" fw={500} ta={column ? 'end' : 'start'}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, ...values], row) => (
          <Table.Tr key={row}>
            <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Table.Th>
            {values.map((value, column) => (
              <Table.Td key={column} ta="end">
                {value}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Spoiler>
);
