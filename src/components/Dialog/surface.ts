/**
 * The surface of a dialog: in the middle of the screen, never larger than it, and scrolling within. It lies below the
 * toasts.
 */
export const DIALOG_SURFACE =
  'on-light fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-card bg-white p-5 text-ink shadow-float outline-none sm:p-8';
