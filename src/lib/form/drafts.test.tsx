import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrafts, tabDraft } from '@/lib/form/drafts';

const EMPTY = {
  name: '',
  goals: [] as string[],
  cv: null as File | null,
  pictures: [] as File[],
  password: '',
};
const KEPT = { name: '', goals: [], cv: null, pictures: [] };
const draft = tabDraft<typeof EMPTY>('draft:form', KEPT);
const cv = new File(['%PDF-'], 'cv.pdf');
const picture = new File(['x'], 'bed.png');

afterEach(() => {
  draft.keep({});
  sessionStorage.clear();
  vi.resetModules();
});

it('keeps text, and files for as long as the document lives', () => {
  draft.keep({ name: 'Ada', goals: ['Beds'], cv, pictures: [picture] });
  expect(draft.read({})).toEqual({
    changes: { name: 'Ada', goals: ['Beds'], cv, pictures: [picture] },
    lostFiles: [],
  });
});

it('names the files that a reload has lost', async () => {
  draft.keep({ name: 'Ada', cv, pictures: [picture] });
  vi.resetModules();
  const { tabDraft: reloaded } = await import('@/lib/form/drafts');
  expect(reloaded('draft:form', KEPT).read({})).toEqual({
    changes: { name: 'Ada' },
    lostFiles: ['cv.pdf', 'bed.png'],
  });
});

it('names lost files again after more text has been kept, until a file is chosen', async () => {
  draft.keep({ name: 'Ada', cv });
  vi.resetModules();
  const { tabDraft: reloaded } = await import('@/lib/form/drafts');
  // A form has a new one on every render.
  const next = () => reloaded<typeof EMPTY>('draft:form', KEPT);
  next().read({});
  next().keep({ name: 'Ada Obi' });
  expect(next().read({})).toEqual({ changes: { name: 'Ada Obi' }, lostFiles: ['cv.pdf'] });
  next().keep({ name: 'Ada Obi', cv });
  expect(next().read({})).toEqual({ changes: { name: 'Ada Obi', cv }, lostFiles: [] });
  next().keep({ name: 'Ada Obi' });
  expect(next().read({})).toEqual({ changes: { name: 'Ada Obi' }, lostFiles: [] });
});

it('keeps only the given fields', () => {
  draft.keep({ password: 'secret' });
  expect(sessionStorage).toHaveLength(0);
});

it.each(['no JSON', 'null', '7', '[]', '{"values":{"name":1,"goals":[2],"cv":"x","other":"y"}}'])(
  'reads %s as an empty draft',
  (text) => {
    sessionStorage.setItem('draft:form', text);
    expect(draft.read({})).toEqual({ changes: {}, lostFiles: [] });
  },
);

it('forgets drafts, with their files, when someone else may use the tab', () => {
  draft.keep({ name: 'Ada', cv });
  sessionStorage.setItem('other', '1');
  forgetDrafts();
  expect(draft.read({}).changes).toEqual({});
  expect(sessionStorage).toHaveLength(1);
});
