import { showing } from '@/features/admin/lists/showing';

/** The copy of /admin/projects. */
export const copy = {
  heading: 'Project Management',
  create: 'New project',
  stats: {
    label: 'Number of projects',
    loading: 'Counting the projects',
    failed: 'The projects could not be counted.',
    retry: 'Retry',
    total: 'Total',
    active: 'Active',
    completed: 'Completed',
    draft: 'Draft',
  },
  filters: 'Filter projects',
  searchHint: 'Search by title, description or place',
  category: 'Category',
  status: 'Status',
  statuses: { draft: 'Draft', active: 'Active', completed: 'Completed' },
  list: {
    results: 'All projects',
    loading: 'Loading projects...',
    failed: 'Failed to load projects.',
    showing: showing('project'),
    none: {
      title: 'No projects yet',
      text: 'Press New project to start one. Only administrators can see drafts.',
    },
    notFound: 'No projects found',
    pages: 'Pages of projects',
  },
  edit: 'Edit',
  delete: 'Delete',
  deletion: {
    title: 'Delete project',
    /** `{name}` is replaced by the title. */
    question: 'Are you sure you want to delete the project "{name}"? This action cannot be undone.',
    consequence: 'Its donations stay in the donations list, with their amounts and the project’s title.',
    confirm: 'Delete project',
    pending: 'Deleting…',
    done: 'Project deleted successfully!',
    failed: 'Failed to delete project',
    unknown: 'An error occurred',
  },
} as const;
