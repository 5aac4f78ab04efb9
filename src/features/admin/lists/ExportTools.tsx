import { useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { showToast } from '@/components/Toast/toastStore';
import type { CsvValue } from '@/lib/csv';
import { saveFile } from '@/lib/saveFile';
import { useExportAll } from './useExportAll';
import { copy } from './copy';

export interface ExportToolsProps<Field extends string> {
  /** The name of this page's file: `donations.csv`. */
  fileName: string;
  /** The file's columns. */
  fields: readonly Field[];
  rows: readonly Readonly<Partial<Record<NoInfer<Field>, CsvValue>>>[];
  /** The list's `export_url`; without one, only the current page can be exported. */
  exportUrl: string | undefined;
  /** The name of the file with all rows, unless the backend sends one. */
  allFileName: string;
}

/** Exports the rows of this page and, where the backend supports it, all rows that match the filters. */
export function ExportTools<Field extends string>({
  fileName,
  fields,
  rows,
  exportUrl,
  allFileName,
}: ExportToolsProps<Field>) {
  const { state, start, cancel } = useExportAll();
  const allRef = useRef<HTMLButtonElement>(null);
  const isRunning = state === 'running';
  // The URL is unknown while the list loads, but the button stays.
  const [isOffered, setIsOffered] = useState(false);
  if (exportUrl !== undefined && !isOffered) setIsOffered(true);

  const exportPage = async () => {
    try {
      const { toCsv } = await import('@/lib/csv');
      saveFile(toCsv(fields, rows), fileName);
      showToast({ kind: 'success', title: copy.export.done, description: fileName });
    } catch {
      showToast({ kind: 'error', title: copy.export.failed, description: copy.export.noLibrary });
    }
  };
  const cancelAll = () => {
    // The pressed button is about to disappear.
    allRef.current?.focus();
    cancel();
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="sr-only">
        {isRunning && copy.export.started}
        {state === 'cancelled' && copy.export.cancelled}
      </p>
      {isRunning && (
        <Button variant="ghost" className="order-last sm:order-none" onClick={cancelAll}>
          {copy.export.cancel}
        </Button>
      )}
      <Button variant="outline" disabled={rows.length === 0} onClick={() => void exportPage()}>
        {copy.export.page}
      </Button>
      {isOffered && (
        <Button
          ref={allRef}
          variant="outline"
          disabled={exportUrl === undefined && !isRunning}
          isPending={isRunning}
          onClick={() => exportUrl !== undefined && start(exportUrl, allFileName)}
        >
          {copy.export.all}
        </Button>
      )}
    </div>
  );
}
