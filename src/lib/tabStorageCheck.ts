import { tabStorage } from './tabStorage';

const TRY = 'try';

/** Whether this tab can store anything: browsers that block site data only say so when asked. */
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
