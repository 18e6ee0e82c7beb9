/** Arithmetic in GF(2^8) with the polynomial of QR codes. */
const POLYNOMIAL = 0x11d;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading 1. */
function generator(degree: number): number[] {
  let coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let power = 0, root = 1; power < degree; power++, root = multiply(root, 2)) {
    const before = coefficients;
    coefficients = before.map((value, index) => multiply(value, root) ^ (before[index + 1] ?? 0));
  }
  return coefficients;
}

/** Returns the Reed-Solomon error correction codewords of a block. */
export function errorCorrection(block: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let rest = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map(
      (value, index) => value ^ multiply(divisor[index] ?? 0, factor),
    );
  }
  return rest;
}
