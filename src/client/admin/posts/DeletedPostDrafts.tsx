import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { moveDrafts, postDraftName, readDrafts } from '../drafts/draftStorage.ts';

/** Offers the unsaved text of a post that was deleted meanwhile. */
export function DeletedPostDrafts({ id }: { id: string }) {
  const navigate = useNavigate();
  const name = postDraftName(id);
  const [hasDrafts] = useState(() => readDrafts(name).length > 0);
  if (!hasDrafts) return null;
  const move = () => {
    moveDrafts(name, postDraftName('new'));
    void navigate('/admin/posts/new');
  };
  return (
    <Alert color="brass">
      <Group gap="sm">
        <Text>This browser has unsaved text of this post.</Text>
        <Button size="xs" onClick={move}>
          Continue in a new post
        </Button>
      </Group>
    </Alert>
  );
}
