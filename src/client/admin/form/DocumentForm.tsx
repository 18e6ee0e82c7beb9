import { Card, Fieldset, Stack } from '@mantine/core';
import type { Role } from '../../../shared/accounts.ts';
import { useHasRole } from '../shell/useRole.tsx';
import type { Fields } from './fieldOf.ts';
import { FieldInput } from './Fields.tsx';
import { SectionForm } from './SectionForm.tsx';

const parts: ReadonlySet<string> = new Set(['object', 'list', 'optional', 'either']);

type Props = {
  sections: Fields;
  /** Whether all sections are open at first. */
  areOpen?: boolean;
  /** The role that may change it; an editor by default. */
  least?: Role;
};

/**
 * The form of a document: its single values together, then its sections, which open on demand.
 * Others than those who may change it see what is in it.
 */
export function DocumentForm({ sections, areOpen = false, least = 'editor' }: Props) {
  const values = sections.filter(([, { kind }]) => !parts.has(kind));
  const others = sections.filter(([, { kind }]) => parts.has(kind));
  const canEdit = useHasRole(least);
  return (
    <Fieldset variant="unstyled" disabled={!canEdit} miw={0}>
      <Stack>
        {values.length > 0 && (
          <Card padding="lg">
            <Stack gap="sm">
              {values.map(([key, field]) => (
                <FieldInput key={key} field={field} path={key} />
              ))}
            </Stack>
          </Card>
        )}
        {others.map(([key, field], index) => (
          <SectionForm
            key={key}
            section={key}
            field={field}
            isOpen={areOpen || (values.length === 0 && index === 0)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
