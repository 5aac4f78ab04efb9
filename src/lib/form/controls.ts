/** The text of a control, or of the chosen one of a group of radio buttons. */
function textOf(control: RadioNodeList | Element | null): string | undefined {
  const hasText =
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return hasText ? control.value : undefined;
}

/**
 * What the controls hold that the form did not put there: typed before the script arrived, or restored by the browser.
 * Controls are found by the names of the values; only texts and ticks are read.
 *
 * @param shown the values that the form was drawn with
 */
export function readTyped<Values extends object>(form: HTMLFormElement, shown: Values): Partial<Values> {
  const typed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(shown)) {
    const control = form.elements.namedItem(name);
    const isTick = typeof value === 'boolean' && control instanceof HTMLInputElement;
    const entered = isTick ? control.checked : textOf(control);
    if (typeof entered === typeof value && entered !== value) typed[name] = entered;
  }
  return typed as Partial<Values>;
}

/** The first control on the screen whose name is among `names`; of radio buttons the chosen one. */
export function firstControl(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  const named = (element: Element) => names.includes(element.getAttribute('name') ?? '');
  const first = [...form.elements].find(named);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio')
    return first instanceof HTMLElement ? first : undefined;
  return form.querySelector<HTMLInputElement>(`input[name="${first.name}"]:checked`) ?? first;
}
