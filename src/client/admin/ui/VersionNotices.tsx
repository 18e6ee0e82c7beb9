import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../shared/dates.ts';

type Draft = { editorId: string; savedAt: number | string; version: number };

type DraftsProps<T extends Draft> = {
  /** What the draft is of, as in `brief`. */
  noun: string;
  drafts: readonly T[];
  /** The version that is being edited. */
  version: number;
  onRestore: (draft: T) => void;
  onDiscard: (draft: T) => void;
  onHide: () => void;
};

/** Offers drafts that were never saved. */
export function DraftsNotice<T extends Draft>({ noun, drafts, version, ...on }: DraftsProps<T>) {
  if (drafts.length === 0) return null;
  return (
    <Alert color="brass">
      {drafts.map((draft) => (
        <Group key={draft.editorId} gap="sm" mb="sm">
          <Text>
            This browser has an unsaved draft of {localDateTime(draft.savedAt)}.
            {draft.version < version && ` The ${noun} has been saved elsewhere since then.`}
          </Text>
          <Button size="xs" onClick={() => on.onRestore(draft)}>
            Restore draft
          </Button>
          <Button size="xs" variant="outline" onClick={() => on.onDiscard(draft)}>
            Discard draft
          </Button>
        </Group>
      ))}
      <Button size="xs" variant="outline" onClick={on.onHide}>
        Not now
      </Button>
    </Alert>
  );
}

type NewerProps = {
  /** `maker` is as in `Edited by Grace`. */
  newer: { version: number; savedAt: string; maker: string } | undefined;
  onShowBoth: () => void;
};

/** Says that someone else saved a version while there are unsaved changes here. */
export const NewerVersionNotice = ({ newer, onShowBoth }: NewerProps) => (
  <div role="status">
    {newer && (
      <Alert color="brass">
        <Group gap="sm">
          <Text>
            Version {newer.version} was saved at {localDateTime(newer.savedAt)}. {newer.maker}. Your
            changes are not lost: saving shows both.
          </Text>
          <Button size="xs" variant="outline" onClick={onShowBoth}>
            Show both
          </Button>
        </Group>
      </Alert>
    )}
  </div>
);
