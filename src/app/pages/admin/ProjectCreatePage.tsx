import { useState } from 'react';
import { useLocation } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { useLeaveGuard } from '@/app/useLeaveGuard';
import { ProjectCreateScreen } from '@/features/admin/project-form/ProjectCreateScreen';
import { paths } from '@/lib/paths';

/** /admin/projects/create */
export function ProjectCreatePage() {
  const [, navigate] = useLocation();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const leaving = useLeaveGuard(isUnsaved);
  return (
    <>
      <AdminPageHead title="Create a project" />
      <ProjectCreateScreen
        // Going back from the list must not open another empty form.
        onCreated={() => navigate(paths.adminProjects(), { replace: true })}
        onUnsavedChange={setIsUnsaved}
        leaving={leaving}
      />
    </>
  );
}
