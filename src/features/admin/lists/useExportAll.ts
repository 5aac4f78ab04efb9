import { useEffect, useRef, useState } from 'react';
import { toApiError } from '@/api/errors';
import { showToast } from '@/components/Toast/toastStore';
import { saveFile } from '@/lib/saveFile';
import { copy } from './copy';

/** The state of an export. `cancelled` lasts until the next action. */
type ExportState = 'idle' | 'running' | 'cancelled';

interface ExportAll {
  state: ExportState;
  /** Downloads `path`, unless an export is running. */
  start: (path: string, fallbackName: string) => void;
  cancel: () => void;
}

/** Exports all rows of a list through the backend. Leaving the screen cancels it. */
export function useExportAll(): ExportAll {
  const [state, setState] = useState<ExportState>('idle');
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const run = async (path: string, fallbackName: string) => {
    const stop = new AbortController();
    running.current = stop;
    setState('running');
    try {
      const { downloadFile } = await import('@/api/download');
      const { content, name = fallbackName } = await downloadFile(path, stop.signal);
      saveFile(content, name);
      setState('idle');
      showToast({ kind: 'success', title: copy.export.done, description: name });
    } catch (failure) {
      // It may have been cancelled while its script was loading, which then failed.
      const { kind, status, message } = toApiError(stop.signal.aborted ? stop.signal.reason : failure);
      setState(kind === 'aborted' ? 'cancelled' : 'idle');
      // A 401 leads to the sign-in page, which already explains it.
      if (kind === 'aborted' || status === 401) return;
      showToast({ kind: 'error', title: copy.export.failed, description: message });
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    start: (path, fallbackName) => {
      if (running.current === null) void run(path, fallbackName);
    },
    cancel: () => running.current?.abort(),
  };
}
