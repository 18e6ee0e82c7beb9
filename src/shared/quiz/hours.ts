/** 165 → '2¾ hours', rounded up to a quarter. */
export function hoursLabel(minutes: number) {
  const quarters = Math.ceil(minutes / 15);
  const hours = Math.floor(quarters / 4);
  const text = `${hours || ''}${['', '¼', '½', '¾'][quarters % 4] ?? ''}`;
  return `${text} ${quarters > 4 ? 'hours' : 'hour'}`;
}
