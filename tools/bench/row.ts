/** A limit on the measured value, on its ratio to the reference, or on its distance above it. */
export type Budget = { of: 'measured' | 'ratio' | 'difference'; is: '≥' | '≤'; limit: number };

/** One line of the table: what was measured, compared with a reference and with a budget. */
export type Row = {
  what: string;
  measured: number;
  unit: string;
  reference?: { name: string; measured: number } | undefined;
  ratio?: number | undefined;
  budget?: Budget | undefined;
  /** False outside the budget; true without one. */
  ok: boolean;
};

/** A section of `npm run bench`: measures and returns its rows. */
export type Section = (options: Options) => Promise<Row[]>;
export type Options = {
  /** Checks that everything runs, with a tenth of the load; the figures mean little. */
  isQuick: boolean;
};

/** Completes a row. `ratio` is that of the values unless the measurement computed it by rounds. */
export function row(part: Omit<Row, 'ok'>): Row {
  const { measured, reference, budget } = part;
  const ratio = part.ratio ?? (reference && measured / reference.measured);
  if (!budget) return { ...part, ratio, ok: true };
  const values = { measured, ratio, difference: measured - (reference?.measured ?? Number.NaN) };
  const value = values[budget.of] ?? Number.NaN;
  const ok = budget.is === '≥' ? value >= budget.limit : value <= budget.limit;
  return { ...part, ratio, ok };
}

export function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}
