import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { DeleteButton } from '@/features/admin/lists/DeleteButton';
import { fullNameOf } from './volunteerColumns';
import { copy } from './copy';

interface VolunteerActionsProps {
  volunteer: Schemas['Volunteer'];
  onGone: (id: number) => void;
}

/** The buttons of an application's row. */
export function VolunteerActions({ volunteer, onGone }: VolunteerActionsProps) {
  // Each row has its own mutation, so that one deletion does not block the next.
  const { send, isSending } = useApiMutation('delete', '/api/volunteer/{id}');
  const { id } = volunteer;
  return (
    <DeleteButton
      text={copy.delete}
      subject={fullNameOf(volunteer)}
      isDeleting={isSending}
      onDelete={() => send({ params: { path: { id } } })}
      onGone={() => onGone(id)}
    />
  );
}
