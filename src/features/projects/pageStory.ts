/** Where the page of the story's project stands; `redirect` is for each file to watch. */
export const PAGE = {
  projectId: '3',
  pageUrl: 'https://kitbridge.example/projects/3',
  contactEmail: 'hello@kitbridge.example',
} as const;
