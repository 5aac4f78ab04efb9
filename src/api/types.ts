import type { components, operations, paths } from '@/api/generated/schema';

export type Schemas = components['schemas'];
export type Project = Schemas['Project'];
export type DonationCreate = Schemas['DonationCreate'];
/** The form that a captcha protects. */
export type CaptchaAction = operations['getCaptchaChallenge']['parameters']['query']['action'];

type Method = 'get' | 'post' | 'put' | 'delete';
type SuccessStatus = 200 | 201 | 204;

/** The paths with the method `M`. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type OperationAt<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;

type JsonIn<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;

type RequestBodyOf<O> = O extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** The JSON of a successful response; undefined where it has no body. */
export type ResponseOf<P extends keyof paths, M extends Method> =
  OperationAt<P, M> extends { responses: infer R } ? JsonIn<R[keyof R & SuccessStatus]> : never;

/** Parameters of a call by their place (`path`, `query`, `header`), optional where the contract says so. */
export type ParametersOf<P extends keyof paths, M extends Method> =
  OperationAt<P, M> extends { parameters: infer Places }
    ? { [K in keyof Places as [Exclude<Places[K], undefined>] extends [never] ? never : K]: Places[K] }
    : never;

type ParamsOf<Parameters> = object extends Parameters ? { params?: Parameters } : { params: Parameters };
type BodyOf<Body> = [Body] extends [undefined] ? object : { body: Body };

/** What a mutation sends. */
export type MutationInit<P extends keyof paths, M extends Method> = ParamsOf<ParametersOf<P, M>> &
  BodyOf<RequestBodyOf<OperationAt<P, M>>>;

type FormOf<O> = O extends { requestBody: { content: { 'multipart/form-data': infer Form } } } ? Form : never;

/** The paths that accept a form with files by `M`. */
export type PathWithForm<M extends 'post' | 'put'> = {
  [P in PathWith<M>]: [FormOf<OperationAt<P, M>>] extends [never] ? never : P;
}[PathWith<M>];

/** The contract describes a file as a string: one file for a string, any number for an array. */
type FilesFor<Part> = Part extends undefined
  ? undefined
  : Part extends readonly unknown[]
    ? readonly File[]
    : File;

type ListIn<Form> = {
  [Part in keyof Form & string]: NonNullable<Form[Part]> extends readonly unknown[] ? Part : never;
}[keyof Form & string];

/** The files of a form by part. The parts of a list may be numbered: `media_files[0]`. */
type FilesOf<Form> = { [Part in keyof Form as Exclude<Part, 'payload'>]: FilesFor<Form[Part]> } & {
  [Part in `${ListIn<Form>}[${number}]`]?: File;
};

type FilesIn<Files> = Partial<Files> extends Files ? { files?: Files } : { files: Files };

/** What an upload sends. */
export type UploadInit<P extends keyof paths, M extends 'post' | 'put'> = ParamsOf<ParametersOf<P, M>> &
  (FormOf<OperationAt<P, M>> extends infer Form extends { payload: unknown }
    ? { payload: Form['payload'] } & FilesIn<FilesOf<Form>>
    : never);
