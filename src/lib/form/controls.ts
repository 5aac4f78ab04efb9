/** The value of a control, or of the checked one of a group of radio buttons. */
function textOf(control: RadioNodeList | Element | null): string | undefined {
  const hasText =
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return hasText ? control.value : undefined;
}

/**
 * Reads values that the form did not set: typed before hydration, or restored by the browser. Controls are found by
 * name; only strings and booleans are read.
 *
 * @param shown the values that the form was rendered with
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

/** The first control in the form with one of `names`; of radio buttons the checked one. */
export function firstControl(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  const named = (element: Element) => names.includes(element.getAttribute('name') ?? '');
  const first = [...form.elements].find(named);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio')
    return first instanceof HTMLElement ? first : undefined;
  return form.querySelector<HTMLInputElement>(`input[name="${first.name}"]:checked`) ?? first;
}
