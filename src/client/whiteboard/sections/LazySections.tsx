import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../lib/store.ts';
import { showLoadError, useLazyComponent } from '../panels/useOverlay.tsx';
import { useSession } from '../session.ts';

/** Loads the frames when the board has a section. */
export function LazySections() {
  const { connection } = useSession();
  const hasSections = useStore(connection.sections, ({ length }) => length > 0);
  const [Sections, load] = useLazyComponent(() =>
    import('./Sections.tsx').then((code) => code.Sections),
  );
  const onNeeded = useEffectEvent(async () => {
    if (!(await load())) showLoadError();
  });
  useEffect(() => {
    if (hasSections) void onNeeded();
  }, [hasSections]);
  return Sections && <Sections />;
}
