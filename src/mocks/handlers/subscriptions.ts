import { db } from '@/mocks/db';
import { notFound } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { contains, paginate } from '@/mocks/records/lists';

export const subscriptionHandlers = {
  listSubscriptions: http.get('/api/subscription/', ({ query, response }) => {
    const rows = db.tables.subscriptions.filter(({ email }) => contains(query.get('search'), [email]));
    return response(200).json(paginate(rows, { page: query.get('page'), pageSize: query.get('page_size') }));
  }),

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

  deleteSubscription: http.delete('/api/subscription/{id}', ({ params, response }) => {
    const { subscriptions } = db.tables;
    const index = subscriptions.findIndex(({ id }) => id === Number(params.id));
    if (index === -1) return response(404).json(notFound('subscription'));
    subscriptions.splice(index, 1);
    return response(204).empty();
  }),
};
