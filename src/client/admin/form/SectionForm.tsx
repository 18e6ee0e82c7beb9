import { Alert, Badge, Box, Card, Group, List, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Field } from './fieldOf.ts';
import { Fields } from './Fields.tsx';

type Props = {
  /** The key of the section in the document. */
  section: string;
  field: Field;
  warnings?: readonly string[];
  isOpen: boolean;
};

/** One section of a document. Its fields are mounted when it first opens or has an error. */
export function SectionForm({ section, field, warnings = [], isOpen }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: section });
  return (
    <Card component="section" aria-label={field.title} padding="lg">
      <Box component="details" open={isOpen} onToggle={() => setWasOpen(true)}>
        <summary style={{ cursor: 'pointer' }}>
          <Group display="inline-flex" gap="xs" maw="calc(100% - 1.5rem)">
            <Title order={2} fz="h4">
              {field.title}
            </Title>
            <SectionMarks section={section} warnings={warnings.length} />
          </Group>
        </summary>
        <Box mt="md">
          {warnings.length > 0 && (
            <Alert color="brass" mb="md" title="From the checks">
              <List size="sm">
                {warnings.map((sentence) => (
                  <List.Item key={sentence}>{sentence}</List.Item>
                ))}
              </List>
            </Alert>
          )}
          {(wasOpen || errors[section]) && <Fields field={field} path={section} />}
        </Box>
      </Box>
    </Card>
  );
}

function SectionMarks({ section, warnings }: { section: string; warnings: number }) {
  const { control } = useFormContext();
  const { dirtyFields, errors } = useFormState({ control, name: section });
  return (
    <>
      {errors[section] && <Badge color="signal">Needs attention</Badge>}
      {hasChange(dirtyFields[section]) && <Badge color="ink">Not saved</Badge>}
      {warnings > 0 && (
        <Badge color="brass">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</Badge>
      )}
    </>
  );
}

/** React Hook Form keeps `false` for fields that were changed back. */
const hasChange = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null
    ? Object.values(dirty).some(hasChange)
    : dirty === true;
