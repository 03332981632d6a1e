/** The letter says so too. */
export const VERIFICATION_HOURS = 24;
export const RESET_MINUTES = 60;

export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** An answer for a browser that signs in at an outside provider. */
export interface ExternalAnswer {
  /** Where the browser goes next; undefined if the provider cannot be reached. */
  readonly location: string | undefined;
  /** Whole `Set-Cookie` values: what ties the way back to this browser. */
  readonly cookies: readonly string[];
  /** The bearer token of the session that was opened. */
  readonly session: string | undefined;
}

/** Everything that better-auth does for us. It uses the machine's clock: the shop's does not affect tokens. */
export interface Identity {
  /** The bearer token of a new session, undefined for a wrong address or password, after the same time. */
  signIn(email: string, password: string, visitor: Visitor): Promise<string | undefined>;
  hashPassword(password: string): Promise<string>;
  /** Takes the same time whether it matches or not. */
  isPassword(hash: string, password: string): Promise<boolean>;
  /** The way to an outside provider; `paths` are pages of the shop. */
  startExternal(
    providerId: string,
    paths: { readonly done: string; readonly failed: string },
    visitor: Visitor,
  ): Promise<ExternalAnswer>;
  /** The return. A new address opens an account that is not set up yet; a known one signs in only by the provider it came by. */
  finishExternal(
    returned: { readonly path: string; readonly cookie: string },
    visitor: Visitor,
  ): Promise<ExternalAnswer>;
  createVerificationToken(signUpId: string): Promise<string>;
  /** The token's sign-up, without spending it. */
  readVerificationToken(token: string): Promise<string | undefined>;
  /** The same, once: of several at once, one gets it. */
  spendVerificationToken(token: string): Promise<string | undefined>;
  createResetToken(userId: string): Promise<string>;
  /** Which link it is and whose, without spending it. */
  findResetLink(token: string): Promise<{ readonly id: string; readonly userId: string } | undefined>;
}
