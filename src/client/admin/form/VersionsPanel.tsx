import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Role } from '../../../shared/accounts.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Panel } from '../ui/Panel.tsx';

type ListedVersion = {
  version: number;
  savedAt: string;
  /** As in `Edited by Grace`. */
  maker: string;
  /** The sections that it changed, if they are known. */
  changed?: string;
};

type Restoring = {
  label: string;
  /** What becomes of the text that is replaced. */
  note: string;
  least: Role;
  isPending?: boolean;
  run: (version: number) => void;
};

type Props = {
  /** Newest first; undefined until they are loaded. */
  versions: readonly ListedVersion[] | undefined;
  error?: { message: string } | null;
  current: number;
  restoring: Restoring;
  /** Restoring would replace unsaved changes. */
  isChanged: boolean;
  /** Shows what a version changed. */
  renderVersion: (version: number) => ReactNode;
  /** What stands below the list. */
  children?: ReactNode;
};

/** The versions of a document; each opens with what it changed, and can be restored. */
export function VersionsPanel({ versions, error = null, children, ...props }: Props) {
  const [shown, setShown] = useState<number>();
  return (
    <Panel title="Versions">
      <LoadError error={error} hasData={!!versions} />
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {versions?.map(({ version, savedAt, maker, changed }) => (
          <li key={version}>
            <Anchor component="button" type="button" fz="sm" onClick={() => setShown(version)}>
              Version {version}, {localDateTime(savedAt)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {maker}
              {version === props.current && ' (current)'}
            </Text>
            {changed && (
              <Text size="sm" c="dimmed">
                Changed: {changed}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {children}
      {shown !== undefined && (
        <VersionDialog {...props} version={shown} onClose={() => setShown(undefined)} />
      )}
    </Panel>
  );
}

type DialogProps = Pick<Props, 'current' | 'restoring' | 'isChanged' | 'renderVersion'> & {
  version: number;
  onClose: () => void;
};

function VersionDialog(props: DialogProps) {
  const { version, current, restoring, isChanged, renderVersion, onClose } = props;
  const { label, note, least, isPending, run } = restoring;
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      {version !== current && (
        <ForRole least={least}>
          <Text>{note}</Text>
          <Group my="md">
            <Button
              size="sm"
              disabled={isChanged || isPending}
              onClick={() => {
                run(version);
                onClose();
              }}
            >
              {label}
            </Button>
            {isChanged && <Text c="dimmed">Save your changes first.</Text>}
          </Group>
        </ForRole>
      )}
      {renderVersion(version)}
    </Dialog>
  );
}
