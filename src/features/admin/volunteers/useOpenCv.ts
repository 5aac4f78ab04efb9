import type { Schemas } from '@/api/types';
import type { ApiQuery } from '@/api/useApiQuery';
import { showToast } from '@/components/Toast/toastStore';
import { showFailure } from '@/features/admin/lists/showFailure';
import { cvAddress, isFresh } from './cvLink';
import { copy } from './copy';

type Volunteer = Schemas['Volunteer'];

function showError(description: string): void {
  showToast({ kind: 'error', title: copy.cv.failed.title, description });
}

/** Opens CVs in a new tab. Links expire within minutes; the list is then requested again for a new one. */
export function useOpenCv({
  refetch,
}: Pick<ApiQuery<Schemas['VolunteerList']>, 'refetch'>): (volunteer: Volunteer) => void {
  const openAnew = async (id: number) => {
    // Browsers allow a new tab only during a click, not after a response, so it is opened empty.
    const tab = window.open('about:blank', '_blank');
    if (tab === null) {
      showError(copy.cv.blocked);
      return;
    }
    tab.opener = null;
    try {
      const { data } = await refetch();
      const address = cvAddress(data.find((row) => row.id === id)?.cv);
      if (address !== undefined) {
        tab.location.replace(address);
        return;
      }
      showError(copy.cv.moved);
    } catch (failure) {
      showFailure(failure, copy.cv.failed);
    }
    tab.close();
  };

  return ({ id, cv }) => {
    const address = cvAddress(cv);
    if (!cv?.trim()) showToast({ kind: 'info', ...copy.cv.none });
    else if (address === undefined) showError(copy.cv.failed.reason);
    else if (isFresh(address)) window.open(address, '_blank', 'noopener');
    else void openAnew(id);
  };
}
