import { Button } from '@/components/Button/Button';

export interface ListMessageProps {
  title: string;
  text: string;
  /** What leads on; without one there is no button. */
  action?: { label: string; onAct: () => void };
}

/** Stands where a list has nothing to show: says why, and leads on. */
export function ListMessage({ title, text, action }: ListMessageProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-white p-6 sm:p-8">
      <p className="text-22 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {action !== undefined && (
        <Button variant="outline" className="mt-2" onClick={action.onAct}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
