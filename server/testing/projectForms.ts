import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, expect } from 'vitest';
import { adminHeaders } from './adminHeaders.ts';
import { API, type DomainServer, type Headers } from './domainServer.ts';
import { FORM_HEADERS, formBytes, payloadPart, type Part } from './forms.ts';
import { drawPicture } from './pictures.ts';

/** A valid project. */
export const beds = {
  title: 'Beds for Makeni',
  summary: 'Forty beds.',
  category: 'healthcare',
  location: 'Makeni, Sierra Leone',
  target_amount: 12_000.5,
  currency: 'USD',
  deadline: '2026-12-31',
  status: 'ACTIVE',
  impact_phrase: 'people treated',
  beneficiary_count: 240,
  goals: ['Refurbish forty beds'],
  milestones: [],
  donation_supports: ['$30 ships a bed'],
};

/** A valid payload for proofs. */
export const delivery = { name: 'Makeni Hospital', deliver_date: '2026-10-02' };

/** A project in a response. */
export interface ShownProject {
  id: number;
  version: number;
  cover_image: string | null;
  mediaFilesUrls: string[];
  photos: { id: number; image: string }[];
}

/** A picture part of a form. */
export const filePart = (name: string, content: Buffer, filename = 'photo.jpg'): Part => ({
  name,
  content,
  filename,
  type: 'image/jpeg',
});

const TABLES = ['project', 'proof_photo', 'project_media', 'orphaned_image'] as const;

/**
 * Sends project and proof forms as a signed-in administrator, who is created before each test.
 *
 * @param dataDir the server's data folder, emptied before each test and removed afterwards
 */
export function projectForms(server: () => DomainServer, dataDir: string) {
  let signedIn: Headers;
  let picture: Buffer;
  beforeEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
    signedIn = await adminHeaders(server());
    picture = await drawPicture(700, 500).jpeg().toBuffer();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const send = (
    method: 'POST' | 'PUT',
    path: string,
    parts: readonly Part[],
    headers: Headers = signedIn,
    { app } = server(),
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `${API}/project/${path}`,
      payload: formBytes(parts),
      headers: { ...FORM_HEADERS, ...headers },
    });

  /** Sends a valid form; returns the project. */
  const shown = async (method: 'POST' | 'PUT', path: string, parts: readonly Part[]) => {
    const response = await send(method, path, parts);
    if (response.statusCode >= 300) throw new Error(response.body);
    return response.json<{ data: ShownProject }>().data;
  };

  const filesOnDisk = async () => {
    const names = await readdir(join(dataDir, 'files')).catch((): string[] => []);
    return names.toSorted((a, b) => a.localeCompare(b));
  };

  const rows = async (table: (typeof TABLES)[number]) =>
    (await server().db.selectFrom(table).selectAll().execute()).length;

  return {
    send,
    shown,
    create: (parts: readonly Part[] = [], changes: object = {}) =>
      shown('POST', '', [payloadPart({ ...beds, ...changes }), ...parts]),
    /** A photo of 700 × 500 pixels. */
    picture: () => picture,
    signedIn: () => signedIn,
    filesOnDisk,
    rows,
    /** Expects these numbers of projects, proofs, pictures and orphans, and no files. */
    rowsWithoutFiles: async () => {
      expect(await filesOnDisk()).toEqual([]);
      return Promise.all(TABLES.map(rows));
    },
  };
}
