/**
 * The surface of a dialog: centred, no larger than the screen, with scrolling content. It is below the toasts.
 */
export const DIALOG_SURFACE =
  'on-light fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-card bg-white p-5 text-ink shadow-float outline-none sm:p-8';
