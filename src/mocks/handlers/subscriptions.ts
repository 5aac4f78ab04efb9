import { db } from '@/mocks/db';
import { notFound } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { csvResponse, exportUrl } from '@/mocks/records/exports';
import { contains, paginate } from '@/mocks/records/lists';

const EXPORT_COLUMNS = ['id', 'email', 'active', 'created_at'] as const;

function filtered(query: { get(name: 'search'): string | null }) {
  return db.tables.subscriptions.filter(({ email }) => contains(query.get('search'), [email]));
}

export const subscriptionHandlers = {
  listSubscriptions: http.get('/api/subscription/', ({ request, query, response }) => {
    const asked = { page: query.get('page'), pageSize: query.get('page_size') };
    return response(200).json({
      ...paginate(filtered(query), asked),
      export_url: exportUrl('/api/subscription/export', request.url),
    });
  }),

  exportSubscriptions: http.get('/api/subscription/export', ({ query, response }) =>
    response.untyped(csvResponse('subscriptions_all.csv', EXPORT_COLUMNS, filtered(query))),
  ),

  subscribe: http.post('/api/subscription/', async ({ request, response }) => {
    const { email } = await request.json();
    const known = db.tables.subscriptions.find((row) => row.email.toLowerCase() === email.toLowerCase());
    if (known?.active) {
      return response(409).json({ message: 'This email already exists.', code: 'already_exists' });
    }
    if (known) {
      known.active = true;
      return response(201).json({ message: 'Subscribed.' });
    }
    const id = db.nextId('subscriptions');
    db.tables.subscriptions.unshift({ id, email, active: true, created_at: new Date().toISOString() });
    return response(201).json({ message: 'Subscribed.' });
  }),

  // The mocks do not check signatures.
  unsubscribe: http.post('/api/subscription/unsubscribe/{token}', ({ params, response }) => {
    const id = Number(params.token.split('.', 1)[0]);
    const known = db.tables.subscriptions.find((row) => row.id === id);
    if (!known) return response(404).json(notFound('link'));
    known.active = false;
    return response(200).json({ message: 'Unsubscribed.' });
  }),

  deleteSubscription: http.delete('/api/subscription/{id}', ({ params, response }) => {
    const { subscriptions } = db.tables;
    const index = subscriptions.findIndex(({ id }) => id === Number(params.id));
    if (index === -1) return response(404).json(notFound('subscription'));
    subscriptions.splice(index, 1);
    return response(204).empty();
  }),
};
