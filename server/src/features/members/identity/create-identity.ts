import { DAY_SECONDS } from "@surimono/domain/kernel";
import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { generateRandomString, hashPassword, verifyPassword } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { accounts, sessions, users, verifications } from "../accounts.tables.ts";
import { insertProfile } from "../members.store.ts";
import { externalProviders } from "./external-providers.ts";
import { readExternalAnswer, refuseUnverified } from "./external-way.ts";
import { hashSessionTokens } from "./hash-session-tokens.ts";
import { type Identity, RESET_MINUTES, VERIFICATION_HOURS, type Visitor } from "./identity.ts";

const SESSION_SECONDS = 30 * DAY_SECONDS;

export function createIdentity(shop: Pick<Shop, "env" | "database" | "log">): Identity {
  const auth = openAuth(shop);
  const library = async () => (await auth.$context).internalAdapter;
  const createToken = async (purpose: string, value: string, seconds: number): Promise<string> => {
    const token = generateRandomString(32);
    const expiresAt = new Date(Date.now() + seconds * 1000);
    await (await library()).createVerificationValue({ identifier: `${purpose}:${token}`, value, expiresAt });
    return token;
  };
  const findLink = async (purpose: string, token: string) => {
    const found = await (await library()).findVerificationValue(`${purpose}:${token}`);
    return found && found.expiresAt > new Date() ? found : undefined;
  };
  return {
    hashPassword,
    isPassword: (hash, password) => verifyPassword({ hash, password }),
    readVerificationToken: async (token) => (await findLink("sign-up", token))?.value,
    async signIn(email, password, visitor) {
      const headers = headersOf(visitor);
      const opened = await unlessRefused(() => auth.api.signInEmail({ body: { email, password }, headers }));
      return opened?.token;
    },
    async startExternal(provider, { done, failed }, visitor) {
      const body = { provider, callbackURL: done, errorCallbackURL: failed };
      const response = await auth.api.signInSocial({ body, headers: headersOf(visitor), asResponse: true });
      const answer = readExternalAnswer(response);
      const { url } = response.ok ? ((await response.json()) as { url?: string }) : {};
      return { ...answer, location: url };
    },
    async finishExternal({ path, cookie }, visitor) {
      const headers = headersOf(visitor);
      headers.set("cookie", cookie);
      return readExternalAnswer(await auth.handler(new Request(new URL(path, shop.env.publicUrl), { headers })));
    },
    createVerificationToken: (signUpId) => createToken("sign-up", signUpId, VERIFICATION_HOURS * 3600),
    async spendVerificationToken(token) {
      return (await (await library()).consumeVerificationValue(`sign-up:${token}`))?.value;
    },
    createResetToken: (userId) => createToken("reset-password", userId, RESET_MINUTES * 60),
    async findResetLink(token) {
      const found = await findLink("reset-password", token);
      return found && { id: found.id, userId: found.value };
    },
  };
}

function openAuth({ env, database, log }: Pick<Shop, "env" | "database" | "log">) {
  const schema = { user: users, session: sessions, account: accounts, verification: verifications };
  const adapter = drizzleAdapter(database.db, { provider: "pg", schema, transaction: true });
  return betterAuth({
    appName: "SURIMONO",
    baseURL: env.publicUrl,
    secret: env.secret,
    database: (options: BetterAuthOptions) => hashSessionTokens(adapter(options)),
    // Accounts exist only with a verified address: see open-account.ts.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 1 },
    user: {
      additionalFields: {
        kind: { type: "string", input: false, required: false },
        isSetUp: { type: "boolean", input: false, required: false },
      },
    },
    plugins: [externalProviders(env.identityProviders)],
    onAPIError: { errorURL: `${env.publicUrl}/error-login` },
    databaseHooks: {
      user: {
        create: {
          // Only sign-ins at an outside provider get here. The shop did not ask for its name and picture.
          before: async (user) => {
            refuseUnverified(user);
            return { data: { ...user, name: "", image: null, isSetUp: false } };
          },
          after: (user) => insertProfile(database.db, user.id),
        },
      },
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: "hashed" },
    account: {
      encryptOAuthTokens: true,
      // An account with a password is opened by that password: an address vouched for by a provider opens no existing account.
      accountLinking: { disableImplicitLinking: true },
    },
    advanced: { database: { generateId: () => newId() }, ipAddress: { ipAddressHeaders: ["x-forwarded-for"] } },
    // Our routes are limited by the shop's counters, which all processes share.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (level, message) => log[level === "warn" ? "warn" : "error"]({ from: "better-auth" }, message),
    },
  });
}

function headersOf({ address, userAgent }: Visitor): Headers {
  return new Headers({ "x-forwarded-for": address, "user-agent": userAgent });
}

/** The library refuses by throwing; anything but a refusal is an outage and is thrown on. */
async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isAPIError(error) && typeof error.statusCode === "number" && error.statusCode < 500) return undefined;
    throw error;
  }
}
