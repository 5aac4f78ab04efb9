import { Skeleton, SkeletonRegion } from '@/components/Skeleton/Skeleton';
import type { Schemas } from '@/api/types';
import { ProofCard } from './ProofCard';
import { copy } from './copy';

type Proof = Schemas['ProofPhoto'];

interface ProofGridProps {
  projectId: number;
  proofs: readonly Proof[];
  onDelete: (proof: Proof) => void;
}

const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';
const PLACES = ['a', 'b', 'c'];

/** The proofs of a project. */
export function ProofGrid({ projectId, proofs, onDelete }: ProofGridProps) {
  return (
    <ul className={GRID}>
      {proofs.map((proof, index) => (
        <li key={proof.id} className="flex min-w-0">
          <ProofCard
            projectId={projectId}
            proof={proof}
            place={index + 1}
            count={proofs.length}
            onDelete={() => onDelete(proof)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders while the proofs load. */
export function ProofGridLoading() {
  return (
    <SkeletonRegion label={copy.loading} className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-100 rounded-card" />
      ))}
    </SkeletonRegion>
  );
}
