import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { useSession } from '../session.ts';
import { facilitatorFragment, facilitatorToken } from '../facilitation/token.ts';
import { QrImage } from '../../ui/QrImage.tsx';

type ShareLink = { key: string; label: string; right: string; hint: string; url: string };

/** Links to the board, each also as a QR code. */
export function ShareDialog() {
  const links = useLinks();
  const [chosen, choose] = useState<string>();
  const shown = links.find(({ key }) => key === chosen) ?? links[0];
  if (!shown) return <Text>The links appear when the board is connected.</Text>;
  return (
    <Stack gap="lg">
      {links.map(({ key, label, hint, url }) => (
        <CopyField key={key} label={label} description={hint} value={url} />
      ))}
      <Stack gap="sm" align="flex-start">
        {links.length > 1 && (
          <SegmentedControl
            aria-label="QR code of"
            data={links.map(({ key, right }) => ({ value: key, label: right }))}
            value={shown.key}
            onChange={choose}
          />
        )}
        <QrImage text={shown.url} label={`QR code: ${shown.right}`} />
        <Text size="sm" c="var(--tone-muted)">
          Point a phone’s camera at the code to open the board there.
        </Text>
      </Stack>
    </Stack>
  );
}

const urlOf = (id: string) => `${location.origin}/whiteboard?board=${encodeURIComponent(id)}`;

function useLinks(): ShareLink[] {
  const { connection, boardId } = useSession();
  const info = useStore(connection.info);
  if (!info) return [];
  const read = (id: string) => ({
    key: 'read',
    label: 'Link to read',
    right: 'View only',
    hint: 'Shows the live board without allowing changes.',
    url: urlOf(id),
  });
  if (info.readOnlyId === undefined) return [read(boardId)];
  const hint = 'Anyone with this link can add and change notes.';
  const token = info.isFacilitator ? facilitatorToken(boardId) : undefined;
  const facilitator = {
    key: 'facilitate',
    label: 'Facilitator link',
    right: 'Facilitate',
    hint: 'For your other devices or a co-host: opens the board with your rights. Keep it to yourself.',
    url: urlOf(boardId) + facilitatorFragment(token ?? ''),
  };
  return [
    { key: 'write', label: 'Link to write', right: 'Can edit', hint, url: urlOf(boardId) },
    read(info.readOnlyId),
    ...(token === undefined ? [] : [facilitator]),
  ];
}
