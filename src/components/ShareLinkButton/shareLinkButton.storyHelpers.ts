import { fn } from 'storybook/test';

/** Mocks of the browser's ways to share. */
export const share = fn<Navigator['share']>();
export const writeText = fn<Clipboard['writeText']>();
export const alert = fn<typeof window.alert>();
export const execCommand = fn<typeof document.execCommand>();

/** Replaces properties of `target` until the returned function is called. */
function replaceIn(target: object, values: Record<string, unknown>): () => void {
  const owned = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of owned) {
      if (descriptor) Object.defineProperty(target, name, descriptor);
      else Reflect.deleteProperty(target, name);
    }
  };
}

interface Abilities {
  share?: typeof share;
  clipboard?: { writeText: typeof writeText };
}

/** Mocks sharing, copying and `alert` until the returned function is called. */
export function browserWith({ share: sheet, clipboard }: Abilities): () => void {
  for (const mock of [share, writeText, execCommand]) mock.mockReset();
  alert.mockReset();
  const restore = [
    replaceIn(navigator, { share: sheet, clipboard }),
    replaceIn(document, { execCommand }),
    replaceIn(window, { alert }),
  ];
  return () => {
    for (const undo of restore) undo();
  };
}
