import { useParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { FIRST_KEY, useTabHistory } from '@/app/HistoryRouter';
import { ProofsScreen } from '@/features/admin/proofs/ProofsScreen';
import { paths } from '@/lib/paths';

/** /projects/proof/{projectId} */
export function ProofsPage() {
  const { projectId = '' } = useParams();
  const { entry, navigate, goBack } = useTabHistory();
  const handleBack = () => {
    if (entry.key === FIRST_KEY) navigate(paths.adminProjectEdit(projectId), { replace: true });
    else goBack();
  };
  return (
    <>
      <AdminPageHead title="Proof of delivery" />
      <ProofsScreen projectId={projectId} onBack={handleBack} />
    </>
  );
}
