import type { PodcastProduction } from '../../../../shared/content/services/podcastProduction.ts';
import { useMedia } from '../../../lib/content.ts';
import { lazyOnVisible } from '../../../lib/lazyOnVisible.tsx';
import { Section } from '../../../ui/Section.tsx';

const Player = lazyOnVisible(
  async () => (await import('./ComparisonPlayer.tsx')).ComparisonPlayer,
  '16rem',
);

/** A recording of a client to play raw or edited; nothing while one of the two is missing. */
export function RawAgainstEdited({ listen }: Pick<PodcastProduction, 'listen'>) {
  const raw = useMedia(listen?.raw);
  const edited = useMedia(listen?.edited);
  if (!listen || !raw || !edited) return null;
  const { label, title, text } = listen;
  return (
    <Section label={label} title={title} text={text} tone="shade" layout="side">
      <Player raw={raw} edited={edited} />
    </Section>
  );
}
