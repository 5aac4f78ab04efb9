import { useParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { useGoBack } from '@/app/useGoBack';
import { ProofsScreen } from '@/features/admin/proofs/ProofsScreen';
import { paths } from '@/lib/paths';

/** /projects/proof/{projectId} */
export function ProofsPage() {
  const { projectId = '' } = useParams();
  const goBack = useGoBack(paths.adminProjectEdit(projectId));
  return (
    <>
      <AdminPageHead title="Proof of delivery" />
      <ProofsScreen projectId={projectId} onBack={goBack} />
    </>
  );
}
