import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Issuer } from "@surimono/domain/documents";
import type { CourierContracts } from "@surimono/domain/floor";
import type { StorageTerms } from "@surimono/domain/warehouse";
import { isThisMachine, readHost, readPublicUrl, readTrustProxy, refuseWrongAddresses } from "./addresses.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { findContradictions } from "./contradictions.ts";
import { readCouriers } from "./couriers.ts";
import { type IdentityProvider, readIdentityProviders } from "./identity-providers.ts";
import { readIssuer } from "./issuer.ts";
import { type PressSettings, readPress } from "./press.ts";
import { type ProcessSettings, readProcessSettings } from "./process-settings.ts";
import { settingsOf } from "./settings-file.ts";
import { readSocialNetworks, type SocialSettings } from "./social-networks.ts";
import { readStorageTerms } from "./storage-terms.ts";
import { readSupport, type SupportSettings } from "./support.ts";
import { readTelemetry, type TelemetrySettings } from "./telemetry.ts";

/** Everything the environment decides, read and checked once at start. */
export interface Env extends SupportSettings, ProcessSettings, TelemetrySettings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The shop's public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Signs tokens and encrypts what must be read again. */
  readonly secret: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** In whose name documents are issued. */
  readonly issuer: Issuer;
  /** Contracts with couriers; undefined where the operator's file has none. */
  readonly couriers: CourierContracts | undefined;
  readonly press: PressSettings;
  readonly stripe:
    | { readonly secretKey: string; readonly webhookSecret: string; readonly baseUrl: string | undefined }
    | undefined;
  readonly filesS3:
    | {
        readonly bucket: string;
        readonly endpoint: string | undefined;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  /** Identity providers besides our own passwords. */
  readonly identityProviders: readonly IdentityProvider[];
  /** Social networks that provide members' fans. */
  readonly social: SocialSettings;
  /** The addresses of proxies whose x-forwarded-for is trusted. */
  readonly trustProxy: string | undefined;
  /** Whether goods are stored in the warehouse (rule warehouse-off). */
  readonly storage: boolean;
  /** On which terms. */
  readonly storageTerms: StorageTerms;
  readonly logLevel: string;
  /** A service with Sentry's protocol that gets the errors. */
  readonly sentryDsn: string | undefined;
  /** Whether the cards' pictures are drawn ahead of time: some minutes of one core on the first start. */
  readonly drawAhead: boolean;
  /** Demo accounts, the local payment gateway, the local social networks and `/dev/*`: only without any production setting. */
  readonly demo: boolean;
  /** Whether they are open to other computers too. */
  readonly demoDoors: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const REQUIRED_IN_PRODUCTION = [
  ["DATABASE_URL", "the address of a PostgreSQL 15 or newer"],
  ["PUBLIC_URL", "the address at which customers reach the shop, such as https://shop.example.jp"],
  ["AUTH_SECRET", "at least 32 random characters: openssl rand -hex 32"],
  ["SMTP_URL", "the mail server, such as smtps://user:password@mail.example.jp"],
  ["MAIL_FROM", "the sender of mails, such as SURIMONO <shop@example.jp>"],
  ["STRIPE_SECRET_KEY", "the secret key of the payment provider"],
  ["STRIPE_WEBHOOK_SECRET", "the secret that signs the payment provider's webhooks"],
  ["TRUST_PROXY", "the proxies in front, such as loopback: otherwise all customers share their limits"],
] as const;

/** Reads and checks the settings. Throws a ConfigurationError with one line for each thing missing or wrong. */
export function readEnv(given: Variables): Env {
  const variables = settingsOf(given);
  const production = variables["NODE_ENV"] === "production";
  const problems: string[] = [];
  const port = readPort(variables["PORT"], problems);
  if (production) {
    for (const [name, meaning] of REQUIRED_IN_PRODUCTION)
      if (!variables[name]) problems.push(`${name} is missing: ${meaning}`);
  }
  const secret = variables["AUTH_SECRET"] || undefined;
  if (secret !== undefined && secret.length < 32) problems.push("AUTH_SECRET must have at least 32 characters");
  refuseWrongAddresses(variables, problems);
  const publicUrl = readPublicUrl(variables["PUBLIC_URL"], port, production, problems);
  const host = readHost(variables["HOST"], problems);
  if (Boolean(variables["STRIPE_SECRET_KEY"]) !== Boolean(variables["STRIPE_WEBHOOK_SECRET"])) {
    problems.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or neither");
  }
  const support = readSupport(variables, problems);
  const processSettings = readProcessSettings(variables, problems);
  const filesS3 = readFilesS3(variables, problems);
  const identityProviders = readIdentityProviders(variables, problems);
  const social = readSocialNetworks(variables, problems);
  const trustProxy = readTrustProxy(variables["TRUST_PROXY"], problems);
  const sentryDsn = readSentryDsn(variables, problems);
  const telemetry = readTelemetry(variables, problems);
  const issuer = readIssuer(variables, production, problems);
  const couriers = readCouriers(variables, problems);
  const press = readPress(variables, problems);
  const storageTerms = readStorageTerms(variables, problems);
  const stripe = readStripe(variables);
  const addresses = { production, publicUrl, host, port, stripe, trustProxy, role: processSettings.role };
  if (problems.length === 0) problems.push(...findContradictions(addresses));
  if (problems.length > 0) throw new ConfigurationError(problems);
  const dataDir = resolve(variables["DATA_DIR"] || ".data");
  // A shop with a public address is no demo: its letters would be open to everybody.
  const demo = !production && !variables["STRIPE_SECRET_KEY"] && !variables["SMTP_URL"] && isThisMachine(publicUrl);
  return {
    production,
    port,
    host,
    dataDir,
    publicUrl,
    databaseUrl: variables["DATABASE_URL"] || undefined,
    secret: secret ?? developmentSecret(dataDir),
    smtpUrl: variables["SMTP_URL"] || undefined,
    mailFrom: variables["MAIL_FROM"] || "SURIMONO <shop@surimono.example>",
    ...support,
    ...processSettings,
    issuer,
    couriers,
    press,
    stripe,
    filesS3,
    identityProviders,
    social,
    trustProxy,
    storage: storesGoods(variables, demo),
    storageTerms,
    logLevel: variables["LOG_LEVEL"] || (production ? "info" : "warn"),
    sentryDsn,
    ...telemetry,
    drawAhead: variables["DRAW_AHEAD"] !== "0",
    demoDoors: variables["DEMO_DOORS"] === "open",
    demo,
  };
}

/** As the build chooses the texts: where nothing is said the sample firm's demo stores, and a real firm does not. */
function storesGoods(variables: Variables, demo: boolean): boolean {
  const said = variables["STORAGE_FEATURE"];
  return said ? said === "on" : demo && !variables["OPERATOR_FILE"];
}

function readSentryDsn(variables: Variables, problems: string[]): string | undefined {
  const dsn = variables["SENTRY_DSN"] || undefined;
  if (dsn && !/^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(dsn))
    problems.push("SENTRY_DSN is not a DSN: it must look like https://key@host/1");
  return dsn;
}

function readPort(text: string | undefined, problems: string[]): number {
  const port = Number(text || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push("PORT must be a number from 0 to 65535");
  return port;
}

function readStripe(variables: Variables): Env["stripe"] {
  const secretKey = variables["STRIPE_SECRET_KEY"];
  const webhookSecret = variables["STRIPE_WEBHOOK_SECRET"];
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, baseUrl: variables["STRIPE_API_URL"] || undefined };
}

function readFilesS3(variables: Variables, problems: string[]): Env["filesS3"] {
  const bucket = variables["FILES_S3_BUCKET"];
  if (!bucket) return undefined;
  const accessKeyId = variables["FILES_S3_ACCESS_KEY_ID"];
  const secretAccessKey = variables["FILES_S3_SECRET_ACCESS_KEY"];
  if (!accessKeyId || !secretAccessKey) {
    problems.push("FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY");
    return undefined;
  }
  return {
    bucket,
    endpoint: variables["FILES_S3_ENDPOINT"] || undefined,
    region: variables["FILES_S3_REGION"] || "ap-northeast-1",
    accessKeyId,
    secretAccessKey,
  };
}

/** Without AUTH_SECRET a random one is kept in the data folder, so that sessions survive a restart. */
function developmentSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeWhole(path, randomBytes(32).toString("hex"));
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const advice =
      code === "ENOSPC" || code === "EDQUOT"
        ? "its disk is full: free at least 200 MB there"
        : "it must be a folder that the user who starts the shop can write to";
    throw new ConfigurationError([`DATA_DIR ${dataDir}: ${advice}, or set DATA_DIR to another folder (${message})`]);
  }
}

/** The file appears only with its text complete: a full disk or another starting process must not leave an empty secret. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    // Another process was first, and its secret counts.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
