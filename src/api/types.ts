import type { components, operations, paths } from '@/api/generated/schema';

export type Schemas = components['schemas'];
export type Project = Schemas['Project'];
export type DonationCreate = Schemas['DonationCreate'];
/** The form that a captcha is for. */
export type CaptchaAction = operations['getCaptchaChallenge']['parameters']['query']['action'];
export type DonationConfirmation = Schemas['DonationConfirmation']['data'];

type Method = 'get' | 'post' | 'put' | 'delete';
type SuccessStatus = 200 | 201 | 204;

/** The paths that answer `M`. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type OperationAt<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;

type JsonIn<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;

type RequestBodyOf<O> = O extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The JSON that a successful call answers; undefined where it answers nothing. */
export type AnswerOf<P extends keyof paths, M extends Method> =
  OperationAt<P, M> extends { responses: infer R } ? JsonIn<R[keyof R & SuccessStatus]> : never;

/** Parameters of a call by their place (`path`, `query`, `header`), optional where the contract says so. */
export type ParametersOf<P extends keyof paths, M extends Method> =
  OperationAt<P, M> extends { parameters: infer Places }
    ? { [K in keyof Places as [Exclude<Places[K], undefined>] extends [never] ? never : K]: Places[K] }
    : never;

type ParamsOf<Parameters> = object extends Parameters ? { params?: Parameters } : { params: Parameters };
type BodyOf<Body> = [Body] extends [undefined] ? object : { body: Body };

/** What a mutation is sent with. */
export type MutationInit<P extends keyof paths, M extends Method> = ParamsOf<ParametersOf<P, M>> &
  BodyOf<RequestBodyOf<OperationAt<P, M>>>;
