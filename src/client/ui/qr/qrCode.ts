import { errorCorrection } from './reedSolomon.ts';

/**
 * QR codes of ISO/IEC 18004: byte mode, error correction level M, versions 1 to 10, which hold up to
 * 213 bytes.
 */

/** By version: total codewords, error correction codewords per block, and blocks. */
const versions = [
  { total: 26, correction: 10, blocks: 1 },
  { total: 44, correction: 16, blocks: 1 },
  { total: 70, correction: 26, blocks: 1 },
  { total: 100, correction: 18, blocks: 2 },
  { total: 134, correction: 24, blocks: 2 },
  { total: 172, correction: 16, blocks: 4 },
  { total: 196, correction: 18, blocks: 4 },
  { total: 242, correction: 22, blocks: 4 },
  { total: 292, correction: 22, blocks: 5 },
  { total: 346, correction: 26, blocks: 5 },
] as const;

/** Centers of the alignment patterns by version. */
const alignment = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const;

const BYTE_MODE = 0b0100;
/** Level M, in the format information. */
const LEVEL_BITS = 0b00;

type Layout = (typeof versions)[number];
/** Rows of modules; `true` is dark. */
export type QrCode = readonly (readonly boolean[])[];

/** Returns the QR code of a text, or `undefined` if it takes more than 213 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(
    (layout, at) => bytes.length + (at + 1 < 10 ? 2 : 3) <= dataLength(layout),
  );
  const layout = versions[index];
  if (!layout) return undefined;
  const version = index + 1;
  const codewords = interleaved(dataCodewords(bytes, version, layout), layout);
  const candidates = masks.map((_, mask) => draw(version, codewords, mask));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const dataLength = ({ total, correction, blocks }: Layout) => total - correction * blocks;

/** Mode, length and bytes, padded to the capacity. */
function dataCodewords(bytes: Uint8Array, version: number, layout: Layout): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  const capacity = dataLength(layout);
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    codewords.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);

/** Splits the data into blocks, the shorter ones first, and interleaves them with their correction. */
function interleaved(data: readonly number[], { total, correction, blocks }: Layout): number[] {
  const shortLength = Math.floor(total / blocks) - correction;
  const longBlocks = total % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const to = from + shortLength + (index >= blocks - longBlocks ? 1 : 0);
    const block = data.slice(from, to);
    from = to;
    return { block, ecc: errorCorrection(block, correction) };
  });
  const result: number[] = [];
  for (let index = 0; index <= shortLength; index++)
    for (const { block } of parts) result.push(...block.slice(index, index + 1));
  for (let index = 0; index < correction; index++)
    for (const { ecc } of parts) result.push(...ecc.slice(index, index + 1));
  return result;
}

/** Which modules a mask inverts. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function draw(version: number, codewords: readonly number[], mask: number): QrCode {
  const size = version * 4 + 17;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  const set = (row: number, column: number, isDark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  drawPatterns(version, size, set);
  drawFormat(size, mask, set);
  drawVersion(version, size, set);
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  let next = 0;
  for (const [row, column] of dataPath(size)) {
    if (grid[row]?.[column] !== undefined) continue;
    set(row, column, (bits[next] === 1) !== masks[mask]?.(row, column));
    next += 1;
  }
  return grid.map((line) => line.map((isDark) => isDark === true));
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

/** Finder, timing and alignment patterns. */
function drawPatterns(version: number, size: number, set: SetModule) {
  for (let index = 8; index < size - 8; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquares(
      { row: top, column: left, radius: 4, isLight: (ring) => ring === 2 || ring === 4 },
      set,
    );
  const centers = alignment[version - 1] ?? [];
  const last = centers.at(-1) ?? 0;
  for (const row of centers)
    for (const column of centers) {
      const isFinder =
        (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isFinder) drawSquares({ row, column, radius: 2, isLight: (ring) => ring === 1 }, set);
    }
}

type Squares = { row: number; column: number; radius: number; isLight: (ring: number) => boolean };

/** Concentric squares around a center. */
function drawSquares({ row, column, radius, isLight }: Squares, set: SetModule) {
  for (let down = -radius; down <= radius; down++)
    for (let right = -radius; right <= radius; right++)
      set(row + down, column + right, !isLight(Math.max(Math.abs(down), Math.abs(right))));
}

/** Level and mask with their BCH(15, 5) code, twice, and the dark module. */
function drawFormat(size: number, mask: number, set: SetModule) {
  const data = LEVEL_BITS * 8 + mask;
  const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
  for (let index = 0; index < 15; index++) {
    const isDark = ((bits >>> index) & 1) === 1;
    // Skips the timing pattern.
    const near = index < 6 ? index : index < 8 ? index + 1 : undefined;
    if (near === undefined) set(8, index === 8 ? 7 : 14 - index, isDark);
    else set(near, 8, isDark);
    if (index < 8) set(8, size - 1 - index, isDark);
    else set(size - 15 + index, 8, isDark);
  }
  set(size - 8, 8, true);
}

/** From version 7 on, the version with its BCH(18, 6) code, twice. */
function drawVersion(version: number, size: number, set: SetModule) {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [across, along] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(across, along, isDark);
    set(along, across, isDark);
  }
}

function remainder(data: number, length: number, generator: number): number {
  let rest = data;
  for (let index = 0; index < length; index++)
    rest = (rest << 1) ^ (((rest >>> (length - 1)) & 1) * generator);
  return rest;
}

/** All modules in the order of the data: pairs of columns from the right, up and down by turns. */
function* dataPath(size: number) {
  for (let right = size - 1; right >= 1; right -= 2) {
    // The vertical timing pattern has no pair.
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1])
        yield [isUpward ? size - 1 - step : step, column] as const;
  }
}

/** How hard a code is to read: long runs, blocks, finder-like patterns and an uneven balance. */
function penalty(code: QrCode): number {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, column) =>
    code.map((row) => row[column] === true),
  );
  const lines = [...code, ...columns].map((line) => line.map(Number).join(''));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const corner = code[row]?.[column];
      const others = [
        code[row - 1]?.[column],
        code[row]?.[column - 1],
        code[row - 1]?.[column - 1],
      ];
      if (others.every((other) => other === corner)) points += 3;
    }
  const dark = code.flat().filter(Boolean).length / (size * size);
  return points + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
