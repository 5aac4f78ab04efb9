interface ImportMetaEnv {
  /** The base address of the backend, for example `https://api.charity.example/backend`. */
  readonly VITE_BACKEND_URL?: string;
  /** `false` for a backend that does not take the website's forms without its script. */
  readonly VITE_PLAIN_FORMS?: string;
}
