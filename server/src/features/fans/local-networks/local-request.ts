type Fields = Readonly<Record<string, string>>;

export interface LocalRequest {
  readonly method: string;
  /** Relative to the local networks, such as `/google/token`. */
  readonly path: string;
  readonly query: Fields;
  readonly form: Fields;
  /** The bearer, if any. */
  readonly token: string | undefined;
}

export type LocalAnswer =
  | { readonly status: number; readonly body: object }
  | { readonly page: string }
  | { readonly location: string };
