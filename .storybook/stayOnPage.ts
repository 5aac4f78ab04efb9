function ignoreLinkElsewhere(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (anchor && !anchor.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/**
 * Keeps the browser on the story: links to other pages do nothing, and forms that would reload the page are reported. Both listeners run
 * last, so that the story's own handlers come first.
 */
export function stayOnPage(report: (problem: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    report('the browser submitted a form: its onSubmit must call preventDefault');
  };
  window.addEventListener('click', ignoreLinkElsewhere);
  window.addEventListener('submit', onSubmit);
  return () => {
    window.removeEventListener('click', ignoreLinkElsewhere);
    window.removeEventListener('submit', onSubmit);
  };
}
