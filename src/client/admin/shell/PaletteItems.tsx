import { Spotlight } from '@mantine/spotlight';
import { SiteLink } from '../../ui/SiteLink.tsx';

export type Item = { id: string; label: string; detail?: string; href?: string; run?: () => void };

/** A titled group of what the palette offers. */
export const ItemGroup = ({
  label,
  items = [],
}: {
  label: string;
  items?: readonly Item[] | undefined;
}) =>
  items.length > 0 && (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {items.map(({ id, label: name, detail, href, run }) => (
        <Spotlight.Action
          key={id}
          label={name}
          description={detail}
          onClick={run}
          // A link, so that the warning about unsaved changes applies.
          renderRoot={href ? (root) => <SiteLink {...root} href={href} /> : undefined}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
