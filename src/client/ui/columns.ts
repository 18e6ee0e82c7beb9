/** The asymmetric split of the layout, for `Grid.Col`: seven columns and five, below each other on phones. */
export const wide = { base: 12, md: 7 };
export const narrow = { base: 12, md: 5 };

/** The gap of a `Grid` so split. */
export const splitGap = {
  columnGap: 'clamp(2rem, 6vw, 6rem)',
  rowGap: 'clamp(1.5rem, 4vw, 3rem)',
};
