function ignoreLinkElsewhere(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (anchor && !anchor.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/**
 * Keeps the browser on the story: a link to another page does nothing, and a form that would reload the page is
 * reported. Both listen last, so that what the story itself handles is left alone.
 */
export function stayOnPage(report: (problem: string) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    report('a form was sent by the browser itself: its onSubmit must call preventDefault');
  };
  window.addEventListener('click', ignoreLinkElsewhere);
  window.addEventListener('submit', onSubmit);
  return () => {
    window.removeEventListener('click', ignoreLinkElsewhere);
    window.removeEventListener('submit', onSubmit);
  };
}
