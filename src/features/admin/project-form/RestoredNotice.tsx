import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { copy } from './copy';

interface RestoredNoticeProps {
  /** Names of pictures that were chosen and are gone. */
  lostFiles: readonly string[];
  onDiscard: () => void;
}

/** Says that the form holds what was entered before, and offers to give that up. */
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
