import { createOpenApiHttp } from 'openapi-msw';
import { API_BASE } from '@/api/backendAddress';
import type { paths } from '@/api/generated/schema';

/** MSW's `http`, typed by the contract: paths, parameters, bodies and responses. */
export const http = createOpenApiHttp<paths>({ baseUrl: API_BASE });
