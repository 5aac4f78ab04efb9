import { defineConfig, type Rolldown } from 'vite';
import { ADMIN_ENTRY, ADMIN_MANIFEST } from './scripts/prerender.mjs';
import { shared, splitInto } from './vite.config.ts';

const ADMIN_FILES: Rolldown.CodeSplittingGroup[] = [
  {
    // What pages share with the entry. The entry itself becomes part of the HTML, so pages cannot import it.
    name: 'main',
    tags: ['$initial'],
    test: /node_modules\/|src\/(?:api|components|lib)\/|src\/app\/(?:HistoryRouter|HomeLogo|leaveConfirmation|Logo|organisation|PageMessage|pageTitle|parsePattern|RouterLink|useSignOut)\./,
  },
  {
    // Without the dialogs, which are loaded where they are used.
    name: 'lists',
    test: /node_modules\/openapi-fetch\/|src\/(?:api\/(?:client|earlyResponse|embeddedResponse|errorFromResponse|failureSentence|notSent|useApiQuery|useRefresh)\.|app\/AdminPageHead|components\/(?:Badge|ListMessage|Paging|RetryAlert|Select|Skeleton|StatusIcon)\/|features\/admin\/lists\/(?!Delete)|lib\/(?:categories|listQuery|numbers|useFocusHandover|useListFilters|wait)\.)/,
  },
];

/** Builds the administration apart from the public site, so that neither loads what only the other needs. */
export default defineConfig({
  ...shared,
  build: {
    ...shared.build,
    // The public site's files stay.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: ADMIN_MANIFEST,
    rolldownOptions: { ...splitInto(ADMIN_FILES), input: ADMIN_ENTRY },
  },
});
