import { paths } from '@/lib/paths';
import { http } from '@/mocks/http';

export const formHandlers = {
  // The mocks run in a page with JavaScript, which sends forms itself.
  submitForm: http.post('/api/form', ({ response }) =>
    response(303).empty({ headers: { Location: paths.donate() } }),
  ),
};
