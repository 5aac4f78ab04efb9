import { beforeEach, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, describeDomain } from '../testing/domainServer.ts';

describeDomain('noting what happened to equipment', (server) => {
  let admin: Record<string, string> = {};
  beforeEach(async () => {
    admin = await adminHeaders(server());
  });

  async function note(project: number, body: object) {
    const headers = { 'content-type': 'application/json', ...admin };
    const url = `${API}/project/${project}/progress`;
    return server().app.inject({ method: 'PUT', url, headers, payload: JSON.stringify(body) });
  }
  async function addProof(project_id: number): Promise<number> {
    const { id } = await server()
      .db.insertInto('proof_photo')
      .values({ project_id, image: '/files/a.webp' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('stores the shipment, and removes it again', async () => {
    const project = await addProject(server());
    expect((await note(project, { shipped_on: '2026-09-12' })).json()).toMatchObject({
      data: { shipped_on: '2026-09-12' },
    });
    expect((await note(project, { shipped_on: null })).json()).toMatchObject({ data: { shipped_on: null } });
  });

  it('stores that the equipment of a proof works, and leaves the rest', async () => {
    const project = await addProject(server(), { shipped_on: '2026-09-12' });
    const photo = await addProof(project);
    expect((await note(project, { photo_id: photo, working_on: '2027-01-04' })).json()).toMatchObject({
      data: { shipped_on: '2026-09-12', photos: [{ working_on: '2027-01-04' }] },
    });
  });

  it('refuses the proof of another project, and stores nothing then', async () => {
    const project = await addProject(server());
    const photo = await addProof(await addProject(server()));
    const body = { shipped_on: '2026-09-12', photo_id: photo, working_on: '2027-01-04' };
    expect((await note(project, body)).statusCode).toBe(404);
    const stored = await server().db.selectFrom('project').select('shipped_on').execute();
    expect(stored).toEqual([{ shipped_on: null }, { shipped_on: null }]);
  });

  it.each([
    [{}, 400],
    [{ photo_id: 1 }, 400],
    [{ shipped_on: '2026-02-30' }, 422],
    [{ shipped_on: 'soon' }, 422],
  ])('refuses %j', async (body, status) => {
    expect((await note(await addProject(server()), body)).statusCode).toBe(status);
  });
});
