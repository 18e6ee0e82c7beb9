import { Box } from '@mantine/core';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Light modules around the code, which readers need. */
const QUIET = 4;

/** A text of at most 2,000 bytes, such as a link, for the camera of another device. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      w="13rem"
      h="13rem"
      bg="white"
      style={{ shapeRendering: 'crispEdges' }}
    >
      <path d={toSvgPath(code)} />
    </Box>
  );
}
