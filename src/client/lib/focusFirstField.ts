/** Focuses the first field that a visitor sees. */
export const focusFirstField = (container: Element | null) =>
  container
    ?.querySelector<HTMLElement>(
      ':is(input, select, textarea):not([type="hidden"], [tabindex="-1"])',
    )
    ?.focus();
