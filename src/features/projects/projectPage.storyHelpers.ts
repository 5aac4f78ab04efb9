/** The URL of the story's project; each file can spy on `redirect`. */
export const PAGE = {
  projectId: '3',
  pageUrl: 'https://kitbridge.example/projects/3',
  contactEmail: 'hello@kitbridge.example',
} as const;
