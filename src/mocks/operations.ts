import { API_BASE } from '@/api/backendAddress';
import type { operations, paths } from '@/api/generated/schema';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

type Method = 'get' | 'post' | 'put' | 'delete';

/** The method and path of an operation with this type in the contract. */
type PlaceOf<Id extends OperationId> = {
  [Path in keyof paths]: {
    [Verb in Method]: paths[Path][Verb] extends operations[Id] ? { method: Verb; path: Path } : never;
  }[Method];
}[keyof paths];

/** The path of each operation. A missing operation or a wrong path does not compile. */
export const OPERATIONS = {
  wakeUp: { method: 'get', path: '/' },
  login: { method: 'post', path: '/api/auth/login' },
  register: { method: 'post', path: '/api/auth/register' },
  listDonations: { method: 'get', path: '/api/donation/donations' },
  exportDonations: { method: 'get', path: '/api/donation/donations/export' },
  createDonation: { method: 'post', path: '/api/donation/donations' },
  confirmDonation: { method: 'get', path: '/api/donation/execute_paypal/payment' },
  paystackCallback: { method: 'get', path: '/api/donation/paystack/callback' },
  paypalWebhook: { method: 'post', path: '/api/donation/webhooks/paypal' },
  paystackWebhook: { method: 'post', path: '/api/donation/webhooks/paystack' },
  getMonthlyGift: { method: 'get', path: '/api/donation/monthly_gifts/{id}' },
  endMonthlyGift: { method: 'post', path: '/api/donation/monthly_gifts/{id}/end' },
  getOwnMonthlyGift: { method: 'get', path: '/api/donation/own_monthly_gift/{token}' },
  endOwnMonthlyGift: { method: 'post', path: '/api/donation/own_monthly_gift/{token}/end' },
  downloadReceipt: { method: 'get', path: '/api/donation/receipt/{token}' },
  followGift: { method: 'get', path: '/api/donation/gift/{token}' },
  getExchangeRate: { method: 'get', path: '/api/donation/exchange_rate' },
  updateExchangeRate: { method: 'post', path: '/api/donation/exchange_rate/update' },
  listProjects: { method: 'get', path: '/api/project/' },
  createProject: { method: 'post', path: '/api/project/' },
  getProjectStats: { method: 'get', path: '/api/project/project_stats/' },
  deleteProjectPhoto: { method: 'delete', path: '/api/project/photos/{photoId}' },
  getProject: { method: 'get', path: '/api/project/{id}' },
  updateProject: { method: 'put', path: '/api/project/{id}' },
  deleteProject: { method: 'delete', path: '/api/project/{id}' },
  addProjectPhotos: { method: 'post', path: '/api/project/{id}/photos' },
  setProjectProgress: { method: 'put', path: '/api/project/{id}/progress' },
  downloadProjectReport: { method: 'get', path: '/api/project/{id}/download_report' },
  listSubscriptions: { method: 'get', path: '/api/subscription/' },
  exportSubscriptions: { method: 'get', path: '/api/subscription/export' },
  subscribe: { method: 'post', path: '/api/subscription/' },
  unsubscribe: { method: 'post', path: '/api/subscription/unsubscribe/{token}' },
  deleteSubscription: { method: 'delete', path: '/api/subscription/{id}' },
  listVolunteers: { method: 'get', path: '/api/volunteer/' },
  exportVolunteers: { method: 'get', path: '/api/volunteer/export' },
  applyAsVolunteer: { method: 'post', path: '/api/volunteer/' },
  deleteVolunteer: { method: 'delete', path: '/api/volunteer/{id}' },
  downloadVolunteerCv: { method: 'get', path: '/api/volunteer/{id}/cv' },
  getFile: { method: 'get', path: '/files/{name}' },
  getCaptchaChallenge: { method: 'get', path: '/api/captcha/challenge' },
  submitForm: { method: 'post', path: '/api/form' },
} as const satisfies { [Id in OperationId]: PlaceOf<Id> };

const BASE_PATH = new URL(API_BASE).pathname;

/** As in the contract, a fixed path takes precedence over one with parameters. */
const PLACES = (Object.keys(OPERATIONS) as OperationId[])
  .map((id) => {
    const { method, path } = OPERATIONS[id];
    const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { id, method: method.toUpperCase(), path, pattern: new RegExp(`^${BASE_PATH}${pattern}$`) };
  })
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/** The operation that a request calls, with its path parameters as text; undefined if the contract has none. */
export function findOperation(request: {
  method: string;
  url: string;
}): { id: OperationId; pathParameters: Record<string, string> } | undefined {
  const { pathname } = new URL(request.url);
  for (const { id, method, pattern } of PLACES) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match) return { id, pathParameters: { ...match.groups } };
  }
  return undefined;
}
