const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const MAX_LENGTH = 254;

/**
 * Whether the trimmed text is an email address that the contract accepts: ASCII only, because payment providers and
 * many mail servers accept nothing else, and a domain of at least two parts.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > MAX_LENGTH) return false;
  const [local = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    labels.length > 1 &&
    LOCAL_PART.test(local) &&
    labels.every((label) => LABEL.test(label))
  );
}
