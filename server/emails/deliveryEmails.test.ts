import { beforeEach, expect, it } from 'vitest';
import { createSignedLinks } from '../signedLinks.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomainOnEachDatabase,
  startGift,
} from '../testing/domainServer.ts';
import { FORM_HEADERS, formBytes, payloadPart } from '../testing/forms.ts';
import { drawPicture } from '../testing/pictures.ts';
import { testConfig } from '../testing/testApp.ts';
import { composeEmail } from './composeEmail.ts';

const config = testConfig();
const origin = () => 'https://kitbridge.example';
const links = createSignedLinks(config.authSecret ?? '');

describeDomainOnEachDatabase(
  'emails about deliveries',
  (server) => {
    let admin: Record<string, string> = {};
    beforeEach(async () => {
      admin = await adminHeaders(server());
    });

    /** Uploads two photos of one delivery. */
    async function deliver(project: number, tell_donors: boolean, key?: string) {
      const content = await drawPicture(64, 48).jpeg().toBuffer();
      const photo = { name: 'image', content, filename: 'photo.jpg', type: 'image/jpeg' };
      const payload = payloadPart({ name: 'Kano Clinic', deliver_date: '2026-10-02', tell_donors });
      const response = await server().app.inject({
        method: 'POST',
        url: `${API}/project/${project}/photos`,
        headers: {
          ...FORM_HEADERS,
          ...admin,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload: formBytes([payload, photo, photo]),
      });
      expect(response.statusCode).toBe(201);
    }
    async function waiting() {
      const { db } = server();
      const rows = await db.selectFrom('email').selectAll().where('kind', '=', 'delivery').execute();
      return Promise.all(rows.map((row) => composeEmail(row, { db, links, origin })));
    }
    const give = (donor_email: string, project_id: number) =>
      completeGift(server(), { donor_email, project_id });

    it('are one for each donor and delivery, even when the form is sent again', async () => {
      const project = await addProject(server());
      await give('ada@donors.example', project);
      await give('ADA@donors.example', project);
      await give('bola@donors.example', project);
      await give('other@donors.example', await addProject(server()));
      await startGift(server(), { donor_email: 'unpaid@donors.example', project_id: project });
      await deliver(project, true, 'a-key-of-this-form');
      await deliver(project, true, 'a-key-of-this-form');
      const emails = await waiting();
      expect(emails.map((email) => email?.to.toLowerCase() ?? '').toSorted()).toEqual([
        'ada@donors.example',
        'bola@donors.example',
      ]);
      expect(emails[0]?.text).toContain('was delivered to Kano Clinic on Oct 02, 2026');
      expect(emails[0]?.text).toContain('https://kitbridge.example/gift/');
      await deliver(project, true);
      expect(await waiting()).toHaveLength(4);
    });

    it('are none unless the administrator asks for them', async () => {
      const project = await addProject(server());
      await give('ada@donors.example', project);
      await deliver(project, false);
      expect(await waiting()).toEqual([]);
    });

    it('are not sent to a donor who has opted out with any gift', async () => {
      const project = await addProject(server());
      await give('ada@donors.example', project);
      await give('Ada@donors.example', await addProject(server()));
      await deliver(project, true);
      const { id } = await server()
        .db.selectFrom('donation')
        .select('id')
        .where('donor_email', '=', 'Ada@donors.example')
        .executeTakeFirstOrThrow();
      const token = links.deliveries.tokenOf(id);
      expect((await server().post(`${API}/subscription/unsubscribe/${token}`, '')).statusCode).toBe(200);
      expect(await waiting()).toEqual([null]);
      await deliver(project, true);
      expect(await waiting()).toEqual([null]);
    });

    it('are still sent while one photo of the delivery remains', async () => {
      const project = await addProject(server());
      await give('ada@donors.example', project);
      await deliver(project, true);
      await server().db.deleteFrom('proof_photo').where('id', '=', 1).execute();
      expect(await waiting()).toMatchObject([{ to: 'ada@donors.example' }]);
      await deliver(project, false);
      await server().db.deleteFrom('proof_photo').where('id', '=', 2).execute();
      expect(await waiting()).toEqual([null]);
    });

    it('are not sent about a proof that was deleted before', async () => {
      const project = await addProject(server());
      await give('ada@donors.example', project);
      await deliver(project, true);
      await server().db.deleteFrom('proof_photo').execute();
      expect(await waiting()).toEqual([null]);
    });
  },
  config,
);
