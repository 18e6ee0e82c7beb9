import { useEffect, useRef } from 'react';

/** After a rejected save, opens the sections with errors and focuses the first. */
export function useOpenedErrors(submitCount: number, isSuccessful: boolean) {
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSuccessful) return;
    const invalid = [...(main.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
    for (const field of invalid) openAround(field);
    invalid[0]?.focus();
  }, [submitCount, isSuccessful]);
  return main;
}

function openAround(element: Element) {
  const around = element.parentElement?.closest('details');
  if (!around) return;
  around.open = true;
  openAround(around);
}
