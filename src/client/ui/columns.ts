/** The seven and five columns of the asymmetric layout, for `Grid.Col`. They stack on phones. */
export const wide = { base: 12, md: 7 };
export const narrow = { base: 12, md: 5 };

export const splitGap = {
  columnGap: 'clamp(2rem, 6vw, 6rem)',
  rowGap: 'clamp(1.5rem, 4vw, 3rem)',
};
