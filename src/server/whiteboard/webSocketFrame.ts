import type { FrameEncoder } from './broadcaster.ts';

/** The FIN bit plus the text opcode, RFC 6455 section 5.2. */
const FIN_TEXT = 0x81;

/** Encodes text messages as unmasked WebSocket frames: the same bytes for every client. */
export const encode: FrameEncoder = {
  text(text) {
    const length = Buffer.byteLength(text);
    const headerBytes = headerLength(length);
    const frame = Buffer.allocUnsafe(headerBytes + length);
    writeHeader(frame, length);
    frame.write(text, headerBytes);
    return frame;
  },
  pieces(pieces) {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const header = Buffer.allocUnsafe(headerLength(length));
    writeHeader(header, length);
    return [header, ...pieces];
  },
};

const headerLength = (length: number) => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHeader(frame: Buffer, length: number) {
  frame[0] = FIN_TEXT;
  if (length < 126) frame[1] = length;
  else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
