import '@mantine/core/styles/Alert.layer.css';
import { Alert, List } from '@mantine/core';
import type { Outputs } from '../../../lib/api.tsx';

export type Losses = Pick<Outputs['blog']['update'], 'foreignPictures' | 'removed' | 'unresolved'>;

const groups = [
  ['foreignPictures', 'Pictures that are not on this site were removed. Upload them here instead.'],
  ['removed', 'This was removed, because articles cannot have it.'],
  ['unresolved', 'These links and files lead nowhere.'],
] as const;

const hasLosses = (losses: Losses) => groups.some(([key]) => losses[key]);

/** Lists what the last save removed from the article or could not resolve. */
export const LossNotice = ({ losses, onClose }: { losses: Losses; onClose: () => void }) =>
  hasLosses(losses) && (
    <Alert
      color="brass"
      mb="lg"
      title="Saved, but check the article"
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
    >
      {groups.map(([key, text]) => {
        const found = losses[key];
        if (!found) return null;
        return (
          <div key={key}>
            {text}
            <List size="sm" listStyleType="disc" withPadding style={{ overflowWrap: 'anywhere' }}>
              {found.map((one) => (
                <List.Item key={one}>{one}</List.Item>
              ))}
            </List>
          </div>
        );
      })}
    </Alert>
  );
