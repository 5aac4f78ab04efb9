import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { AdminPageHead } from '@/app/AdminPageHead';
import { ProofsScreen } from '@/features/admin/proofs/ProofsScreen';
import { paths } from '@/lib/paths';

/** The history key of the first page of a visit, which has no page before it. */
const FIRST_KEY = 'default';

/** /projects/proof/{projectId} */
export function ProofsPage() {
  const { projectId = '' } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const goBack = () =>
    key === FIRST_KEY ? navigate(paths.adminProjectEdit(projectId), { replace: true }) : navigate(-1);
  return (
    <>
      <AdminPageHead title="Proof of delivery" />
      <ProofsScreen projectId={projectId} onBack={() => void goBack()} />
    </>
  );
}
