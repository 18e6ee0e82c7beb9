import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { NewBoardDialog } from './NewBoardDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export function Dialogs() {
  const { ui } = useSession();
  const dialog = useSelected(ui, (state) => state.dialog);
  const close = () => ui.change({ dialog: undefined });
  if (dialog === 'help') return <HelpDialog onClose={close} />;
  if (dialog === 'share') return <ShareDialog onClose={close} />;
  if (dialog === 'new') return <NewBoardDialog onClose={close} />;
  return null;
}
