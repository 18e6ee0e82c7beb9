import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { tooltips } from './controls.tsx';

/** The tooltips of all controls, in a separate module so that they can be loaded later. */
export function Tooltips() {
  return (
    <Tooltip.Group>
      {useStore(tooltips).map(({ id, target, text }) => (
        <ControlTooltip key={id} target={target} text={text} />
      ))}
    </Tooltip.Group>
  );
}

function ControlTooltip({ target, text }: { target: HTMLElement; text: string }) {
  const isFocused = useFocusByKeys(target);
  return <Tooltip target={target} label={text} opened={isFocused || undefined} />;
}

/** Mantine's `events.focus` has no effect on a tooltip with a `target`. */
function useFocusByKeys(target: HTMLElement) {
  const [isFocused, setFocused] = useState(() => target.matches(':focus-visible'));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const update = () => setFocused(target.matches(':focus-visible'));
    target.addEventListener('focus', update, { signal });
    target.addEventListener('blur', () => setFocused(false), { signal });
    target.addEventListener(
      'keydown',
      ({ key }) => key !== 'Tab' && key !== 'Shift' && setFocused(false),
      { signal },
    );
    return () => stop.abort();
  }, [target]);
  return isFocused;
}
