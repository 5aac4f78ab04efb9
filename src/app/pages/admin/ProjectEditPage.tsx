import { useState } from 'react';
import { useParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { useGoBack } from '@/app/useGoBack';
import { useLeaveGuard } from '@/app/useLeaveGuard';
import { ProjectEditScreen } from '@/features/admin/project-form/ProjectEditScreen';
import { paths } from '@/lib/paths';

/** /admin/projects/{id}/edit */
export function ProjectEditPage() {
  const { id = '' } = useParams();
  const goBack = useGoBack(paths.adminProjects());
  const [isUnsaved, setIsUnsaved] = useState(false);
  const leaving = useLeaveGuard(isUnsaved);
  return (
    <>
      <AdminPageHead title="Edit project" />
      <ProjectEditScreen projectId={id} onUpdated={goBack} onUnsavedChange={setIsUnsaved} leaving={leaving} />
    </>
  );
}
