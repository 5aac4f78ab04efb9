import { Button } from '@/components/Button/Button';

interface Action {
  /** Names the action. */
  label: string;
  /** Called when it is pressed. */
  onAct: () => void;
}

interface Message {
  /** What is missing. */
  title: string;
  /** Why it is missing. */
  text: string;
}

interface MessageWithActions extends Message {
  /** The next step. */
  action: Action;
  /** The second of two next steps. */
  otherAction?: Action;
}

export type ListMessageProps =
  | MessageWithActions
  | (Message & {
      /** Nothing to do here. */
      action?: never;
      /** Only beside `action`. */
      otherAction?: never;
    });

/** Shown instead of an empty list: why it is empty, and the next step. */
export function ListMessage({ title, text, action, otherAction }: ListMessageProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-white p-6 sm:p-8">
      <p className="text-22 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {action !== undefined && (
        <div className="mt-2 flex flex-wrap gap-3 noscript:hidden">
          <Button variant="outline" onClick={action.onAct}>
            {action.label}
          </Button>
          {otherAction !== undefined && (
            <Button variant="ghost" onClick={otherAction.onAct}>
              {otherAction.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
