import { Box, Text } from '@mantine/core';
import { qrCode } from './qrCode.ts';

/** Light modules around the code, which readers need. */
const QUIET = 4;

/** A text, such as a link, for the camera of another device. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = qrCode(text);
  if (!code) return <Text size="sm">This link is too long for a QR code.</Text>;
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="13rem"
      h="13rem"
      bg="white"
      style={{ shapeRendering: 'crispEdges' }}
    >
      <path d={dark.join('')} />
    </Box>
  );
}
