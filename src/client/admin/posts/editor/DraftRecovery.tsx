import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import type { PostEditorState } from './usePostEditor.ts';

/** DraftRecovery what was typed earlier and never saved. */
export function DraftRecovery({ editor }: { editor: PostEditorState }) {
  const { offers, version, takeOffer, dropOffer, hideOffers } = editor;
  if (offers.length === 0) return null;
  return (
    <Alert color="brass" mb="lg">
      {offers.map((kept) => (
        <Group key={kept.slot} gap="sm" mb="sm">
          <Text>
            This browser kept text from {localDateTime(kept.keptAt)} that was not saved
            {kept.fields.title && `, of “${kept.fields.title}”`}.
            {kept.version < version && ' The post was saved elsewhere since.'}
          </Text>
          <Button size="xs" onClick={() => takeOffer(kept)}>
            Continue with it
          </Button>
          <Button size="xs" variant="outline" onClick={() => dropOffer(kept)}>
            Discard it
          </Button>
        </Group>
      ))}
      <Button size="xs" variant="outline" onClick={hideOffers}>
        Not now
      </Button>
    </Alert>
  );
}
