import { Toast as RadixToast } from 'radix-ui';
import { Icon, type IconProps } from '@/components/Icon/Icon';
import type { ToastContent } from '@/components/Toast/toastStore';

export interface ToastProps extends ToastContent {
  /** Milliseconds on screen. */
  duration: number;
  /** Called when the toast expires or is dismissed. */
  onClose: () => void;
}

const DISMISS = 'Dismiss';
// Radix announces the title and the description without a separator.
const SEPARATOR = ': ';

const ICONS: Readonly<Record<ToastContent['kind'], { name: IconProps['name']; className: string }>> = {
  success: { name: 'success', className: 'size-6 text-success' },
  error: { name: 'alert', className: 'size-6 text-danger' },
  info: { name: 'info', className: 'size-6 text-info' },
};

/** One toast within a `ToastRegion`. Its timer pauses while the pointer or the focus is on it. */
export function Toast({ kind, title, description, duration, onClose }: ToastProps) {
  return (
    <RadixToast.Root
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="on-light pointer-events-auto flex gap-3 rounded-card border border-line bg-white py-1 pr-1 pl-4 text-ink shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:transition-[translate,opacity] motion-safe:duration-150 motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0"
    >
      <span className="py-2.5">
        <Icon {...ICONS[kind]} />
      </span>
      <div className="min-w-0 flex-1 py-2.5">
        <RadixToast.Title className="font-semibold">
          {title}
          {description !== undefined && <span className="sr-only">{SEPARATOR}</span>}
        </RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className="text-14 text-muted">{description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label={DISMISS}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
