import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { copy } from './copy';

interface RestoredNoticeProps {
  /** Names of chosen pictures that a reload lost. */
  lostFiles: readonly string[];
  onDiscard: () => void;
}

/** Says that the form was restored from a draft, and offers to discard it. */
export function RestoredNotice({ lostFiles, onDiscard }: RestoredNoticeProps) {
  return (
    <Alert
      kind="info"
      title={copy.draft.restored}
      action={
        <Button variant="outline" onClick={onDiscard}>
          {copy.draft.discard}
        </Button>
      }
    >
      <p>{copy.draft.text}</p>
      {lostFiles.length > 0 && <p className="wrap-anywhere">{copy.draft.lostFiles(lostFiles.join(', '))}</p>}
    </Alert>
  );
}
