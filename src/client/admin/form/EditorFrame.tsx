import { Box, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Role } from '../../../shared/accounts.ts';
import { useUnsavedWarning } from '../drafts/useUnsavedWarning.ts';
import type { VersionedForm } from '../drafts/useVersionedForm.ts';
import { ForRole } from '../shell/useRole.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { useOpenedErrors } from './useOpenedErrors.ts';

type Props<Fields extends FieldValues> = {
  title: string;
  /** The button's label, and the status while saving, when saved and when changed. */
  action: { label: string; busy: string; done: string; open: string };
  editor: Pick<VersionedForm<{ version: number }, Fields>, 'isChanged' | 'isSaving'> & {
    form: UseFormReturn<Fields>;
    save: () => void;
    drafts: { drafts: readonly unknown[] };
  };
  /** The role that may save; an editor by default. */
  least?: Role;
  /** Shown before the button. */
  links: ReactNode;
  notices: ReactNode;
  children: ReactNode;
};

/** The frame of a form whose saves are versions; `children` are the columns of a grid. */
export function EditorFrame<Fields extends FieldValues>(props: Props<Fields>) {
  const { form, isChanged, isSaving, drafts, save } = props.editor;
  const { label, busy, done, open } = props.action;
  const { submitCount, isSubmitSuccessful } = form.formState;
  useUnsavedWarning(isChanged);
  useHotkeys([['mod+S', () => save()]], [], true);
  const main = useOpenedErrors(submitCount, isSubmitSuccessful);
  // The editor first decides about an older draft.
  const isOfferingDrafts = drafts.drafts.length > 0;
  return (
    <FormProvider {...form}>
      {/* Forms are long: the button stays in reach, below the bar of the admin. */}
      <Box pos="sticky" top="3rem" pt="xs" bg="var(--tone-ground)" style={{ zIndex: 5 }}>
        <ViewHeader title={props.title}>
          <Group gap="sm">
            <Text role="status" size="sm" c="dimmed">
              {isSaving ? busy : isChanged ? open : done}
            </Text>
            {props.links}
            <ForRole least={props.least ?? 'editor'}>
              <Button
                size="xs"
                disabled={isSaving}
                aria-keyshortcuts="Control+S"
                onClick={() => save()}
              >
                {label}
              </Button>
            </ForRole>
          </Group>
        </ViewHeader>
      </Box>
      {props.notices}
      <Grid
        gap="lg"
        inert={isOfferingDrafts}
        opacity={isOfferingDrafts ? 0.5 : undefined}
        ref={main}
      >
        {props.children}
      </Grid>
    </FormProvider>
  );
}

/** What stands beside a long form stays in view, and scrolls by itself. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box
    pos={{ md: 'sticky' }}
    top="6.5rem"
    mah={{ md: 'calc(100vh - 7.5rem)' }}
    style={{ overflowY: 'auto' }}
  >
    <Stack>{children}</Stack>
  </Box>
);
