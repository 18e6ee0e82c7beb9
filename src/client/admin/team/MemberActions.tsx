import { roleNames, roles } from '../../../shared/accounts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { openConfirmation, openDialog } from '../ui/Confirmation.tsx';
import { showError } from '../ui/showError.ts';
import { CreatedLink } from './CreatedLink.tsx';

export type Member = Outputs['admin']['accounts']['team']['list']['accounts'][number];

/** What an owner can do with the account of a person. */
export function MemberActions({ member: { id, name, role, hasPassword } }: { member: Member }) {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.admin.invalidate();
  const changeRole = trpc.admin.accounts.team.changeRole.useMutation({
    onSuccess,
    onError: showError,
  });
  const remove = trpc.admin.accounts.team.remove.useMutation({ onSuccess });
  const createLink = trpc.admin.accounts.team.link.useMutation({
    onSuccess: (link) => openDialog(`Link for ${name}`, () => <CreatedLink link={link} />),
    onError: showError,
  });
  const askToRemove = () =>
    openConfirmation({
      title: `Remove ${name}?`,
      action: 'Remove',
      onConfirm: () => remove.mutateAsync({ id }),
      children: 'They are signed out immediately. Their notes and posts stay.',
    });
  return (
    <ActionMenu
      size="compact-sm"
      aria-label={`Actions for ${name}`}
      items={[
        ...roles
          .filter((other) => other !== role)
          .map((other) => ({
            label: `Make ${roleNames[other].toLowerCase()}`,
            onClick: () => changeRole.mutate({ id, role: other }),
          })),
        {
          label: hasPassword ? 'Link for a new password' : 'New invitation link',
          onClick: () => createLink.mutate({ id }),
        },
        { label: 'Remove', isSeparated: true, onClick: askToRemove },
      ]}
    >
      Actions
    </ActionMenu>
  );
}
