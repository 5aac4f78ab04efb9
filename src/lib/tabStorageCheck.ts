import { tabStorage } from './tabStorage';

const TRY = 'try';

/** Whether this tab can keep anything: some browsers are set to keep no data of websites, and say so only when asked to. */
export function canKeepInTab(): boolean {
  const storage = tabStorage();
  try {
    storage?.setItem(TRY, '');
    storage?.removeItem(TRY);
    return storage !== undefined;
  } catch {
    return false;
  }
}
