import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { Comparison } from '../../../shared/content/offerPages.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './PriceComparison.module.css';
import { noBreak } from '../../ui/noBreak.tsx';

/** Compares monthly and yearly payment. */
export function PriceComparison({ columns, rows, result, ...opener }: Comparison) {
  return (
    <Section {...opener}>
      <Table className={classes.table} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{columns.name}</Table.Th>
            <Table.Th scope="col">{columns.monthly}</Table.Th>
            <Table.Th scope="col">{columns.yearly}</Table.Th>
            <Table.Th scope="col">{columns.terms}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, monthly, yearly, terms }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Figure>{monthly}</Figure>
              <Figure>{yearly}</Figure>
              <Table.Td className={classes.terms}>{noBreak(terms)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text variant="figure" fz="h3" lh="h3" c="var(--tone-gain)" mt="1.75rem">
        {result}
      </Text>
    </Section>
  );
}

const Figure = ({ children }: { children: string }) => (
  <Table.Td>
    <Text span variant="figure" fz="clamp(1.5rem, 1rem + 2.6vw, 3.25rem)" lh={1.1}>
      {children}
    </Text>
  </Table.Td>
);
