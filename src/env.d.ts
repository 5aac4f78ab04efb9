interface ImportMetaEnv {
  /** The base address of the backend, for example `https://api.charity.example/backend`. */
  readonly VITE_BACKEND_URL?: string;
}
