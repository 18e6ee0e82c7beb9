import { Button } from '@mantine/core';
import { useState } from 'react';
import { print } from '../../../shared/content/packageOptions.ts';

/** Long enough to read the label: printing stops the page. */
const NOTICE = 800;

export function PrintButton() {
  const [isBusy, setBusy] = useState(false);
  const prepare = async () => {
    setBusy(true);
    await Promise.all([
      document.fonts.ready,
      new Promise((resolve) => setTimeout(resolve, NOTICE)),
    ]);
    window.print();
    setBusy(false);
  };
  return (
    <Button disabled={isBusy} onClick={() => void prepare()}>
      {isBusy ? print.busy : print.label}
    </Button>
  );
}
