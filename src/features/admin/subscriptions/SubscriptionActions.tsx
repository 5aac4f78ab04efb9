import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { showToast } from '@/components/Toast/toastStore';
import { DeleteButton } from '@/features/admin/lists/DeleteButton';
import { RowAction } from '@/features/admin/lists/RowAction';
import { copyText } from '@/lib/share';
import { copy } from './copy';

interface SubscriptionActionsProps {
  subscription: Schemas['Subscription'];
  onGone: (id: number) => void;
}

/** The buttons of a subscription's row. */
export function SubscriptionActions({ subscription: { id, email }, onGone }: SubscriptionActionsProps) {
  // Each row has its own mutation, so that one deletion does not block the next.
  const { send, isSending } = useApiMutation('delete', '/api/subscription/{id}');
  const copyEmail = async () => {
    const isCopied = await copyText(email);
    showToast(isCopied ? { kind: 'success', ...copy.copy.copied } : { kind: 'error', ...copy.copy.failed });
  };
  return (
    <>
      <RowAction label={copy.copy.label} name={copy.copy.name(email)} onPress={() => void copyEmail()} />
      <DeleteButton
        text={copy.delete}
        subject={email}
        isDeleting={isSending}
        onDelete={() => send({ params: { path: { id } } })}
        onGone={() => onGone(id)}
      />
    </>
  );
}
