import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Container } from '@/components/Container/Container';
import { Icon } from '@/components/Icon/Icon';
import { ListMessage } from '@/components/ListMessage/ListMessage';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { showToast } from '@/components/Toast/toastStore';
import { failureSentence } from '@/api/failureSentence';
import type { Project } from '@/api/types';
import { DeleteDialog } from '@/features/admin/lists/DeleteDialog';
import { readProjectId } from '@/features/projects/projectId';
import { useProject } from '@/features/projects/useProject';
import { AddProofDialog } from './AddProofDialog';
import { DateNote } from './DateNote';
import { isAwaitingSignIn, stopAwaitingSignIn } from './proofDraft';
import { ProofGrid, ProofGridLoading } from './ProofGrid';
import { useProofDeletion } from './useProofDeletion';
import { copy } from './copy';

export interface ProofsScreenProps {
  /** As it appears in the URL. */
  projectId: string;
  onBack: () => void;
}

/** Opens and closes the form, and reopens it if sending required signing in again. */
function useOpening(projectId: number) {
  const [isOpen, setIsOpen] = useState(() => isAwaitingSignIn(projectId));
  const close = () => {
    stopAwaitingSignIn(projectId);
    setIsOpen(false);
  };
  return { isOpen, open: () => setIsOpen(true), close };
}

interface ProofsProps {
  project: Project;
  /** The focused element disappeared when the proofs loaded. */
  takesFocus: boolean;
}

function Proofs({ project, takesFocus }: ProofsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasDeleted = useRef(false);
  const { isOpen, open, close } = useOpening(project.id);
  const deletion = useProofDeletion(() => {
    wasDeleted.current = true;
  });
  const proofs = project.photos ?? [];

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={headingRef} tabIndex={-1} className="figures text-22 font-semibold">
          {copy.count(proofs.length)}
        </h2>
        <Button onClick={open}>{copy.add}</Button>
      </div>
      <DateNote
        label={copy.progress.shipped}
        hint={copy.progress.hint}
        date={project.shipped_on}
        projectId={project.id}
        noteOf={(date) => ({ shipped_on: date })}
      />
      {proofs.length === 0 ? (
        <ListMessage title={copy.none} text={copy.noneText} />
      ) : (
        <ProofGrid
          projectId={project.id}
          proofs={proofs}
          onDelete={(proof) => {
            wasDeleted.current = false;
            deletion.ask(proof);
          }}
        />
      )}
      <AddProofDialog
        projectId={project.id}
        isOpen={isOpen}
        onClose={close}
        onAdded={(count) => {
          close();
          showToast({ kind: 'success', title: copy.form.done(count), source: 'proofs' });
        }}
      />
      <DeleteDialog
        text={copy.deletion}
        deletion={deletion}
        nameOf={({ name }) => name?.trim() || copy.unknown}
        focusAfterwards={() => (wasDeleted.current ? headingRef.current : null)}
      />
    </>
  );
}

function NoSuchProject() {
  return (
    <Alert kind="error" title={copy.missing}>
      {copy.missingText}
    </Alert>
  );
}

function ProofsOf({ projectId }: { projectId: string }) {
  const { data, error, isValidating, retry } = useProject(projectId);
  const [wasRetried, setWasRetried] = useState(false);
  const askAgain = () => {
    setWasRetried(true);
    retry();
  };
  if (data) return <Proofs project={data.data} takesFocus={wasRetried} />;
  if (!error) return <ProofGridLoading />;
  if (error.status === 404) return <NoSuchProject />;
  return (
    <RetryAlert
      title={copy.failed}
      reason={failureSentence(error, copy.unknownFailure)}
      isPending={isValidating}
      onRetry={askAgain}
    />
  );
}

/** The project's title, once loaded. */
function ProjectTitle({ projectId }: { projectId: string }) {
  const title = useProject(projectId).data?.data.title;
  return (
    <p dir="auto" className="mt-1 min-h-7 text-18 text-muted wrap-anywhere">
      {title}
    </p>
  );
}

/** /projects/proof/{projectId}: proofs of delivery, which can be added and deleted. */
export function ProofsScreen({ projectId, onBack }: ProofsScreenProps) {
  return (
    <Container className="grid grid-cols-1 gap-6 py-8 lg:py-10">
      <div>
        <Button variant="ghost" className="-ml-5" onClick={onBack}>
          <Icon name="arrow" className="size-5 rotate-180" />
          {copy.back}
        </Button>
        <h1 className="mt-2 text-28 font-semibold lg:text-36">{copy.heading}</h1>
        <ProjectTitle projectId={projectId} />
      </div>
      {readProjectId(projectId) === undefined ? (
        <NoSuchProject />
      ) : (
        <ProofsOf key={projectId} projectId={projectId} />
      )}
    </Container>
  );
}
