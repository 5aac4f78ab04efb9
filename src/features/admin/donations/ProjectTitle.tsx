import { useState } from 'react';
import { UserText } from '@/features/admin/lists/UserText';
import { truncateTitle } from '@/lib/text';
import { copy } from './copy';

/** The title of a donation's project, cut when it is long; pressing it shows the whole. */
export function ProjectTitle({ title }: { title: string | null | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const whole = title?.trim() ?? '';
  const cut = truncateTitle(whole);
  if (whole === '') return <span>{copy.general}</span>;
  if (cut === whole) return <UserText>{whole}</UserText>;
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      title={isWhole ? undefined : copy.wholeTitle}
      className="-my-2 block min-h-11 py-2 text-left underline decoration-dotted underline-offset-4"
      onClick={() => setIsWhole(!isWhole)}
    >
      <UserText>{isWhole ? whole : cut}</UserText>
    </button>
  );
}
