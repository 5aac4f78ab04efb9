import { remoteChanges, type Conflict } from './conflict';
import type { ProjectValues } from './projectValues';
import { copy } from './copy';

interface ConflictDetailsProps {
  conflict: Conflict;
  /** The values in the form. */
  entered: ProjectValues;
}

const text = copy.conflict;

/** Shows what someone else changed next to what the form would save instead. */
export function ConflictDetails({ conflict, entered }: ConflictDetailsProps) {
  const changes = remoteChanges(conflict, entered);
  return (
    <div className="grid gap-3">
      <p>{changes.length === 0 ? text.sameFields : text.explanation}</p>
      {changes.length > 0 && (
        <dl className="grid gap-3">
          {changes.map(({ label, theirs, yours }) => (
            <div key={label} className="border-t border-line pt-3">
              <dt className="font-semibold text-ink">{label}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text.theirs(theirs)}
              </dd>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {yours === undefined ? text.taken : text.yours(yours)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{text.saveAgain}</p>
    </div>
  );
}
