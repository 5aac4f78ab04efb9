import { formatInstant } from '@/lib/dates';

export interface DateTimeProps {
  /** ISO 8601. */
  value: string | null | undefined;
  /** Adds 'HH:mm'. */
  hasTime?: boolean;
}

/** A date and time in the viewer's zone. In narrow columns the time wraps below the date. */
export function DateTime({ value, hasTime = false }: DateTimeProps) {
  const text = formatInstant(value, { time: hasTime });
  const [date, time] = hasTime ? text.split(/ (?=\d\d:\d\d$)/) : [text];
  return (
    <>
      <span className="whitespace-nowrap">{date}</span>
      {time !== undefined && ` ${time}`}
    </>
  );
}
