import { createHash, createHmac, randomBytes } from "node:crypto";
import { DAY_SECONDS } from "@surimono/domain/kernel";
import { and, eq, gt } from "drizzle-orm";
import { prefixOf, type Shop } from "../../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../../platform/mac.ts";
import { sessions, users } from "../accounts.tables.ts";

/** Per device, or per address it comes from: enough for typos; further tries wait for the rest of the day. */
const SOON = { points: 10, seconds: 600, per: "address", forgettable: true } as const;
const LATER = { points: 50, seconds: DAY_SECONDS, per: "address", forgettable: true } as const;
/** For all strangers to the account together: decision 210 has the arithmetic. */
const STRANGERS = { points: 100, seconds: DAY_SECONDS, per: "address", forgettable: true } as const;
const COOKIE_SECONDS = 400 * DAY_SECONDS;

export interface Origin {
  readonly address: string;
  readonly cookies: string;
}

export interface Attempt {
  readonly allowed: boolean;
  /** This attempt no longer counts. */
  succeed(): Promise<void>;
}

/**
 * Counts an attempt to sign in. A device that the owner has signed in with, and an address with an open session, are counted separately, so
 * that failures elsewhere never keep the owner out. An account that does not exist is counted in the same way.
 */
export async function countAttempt(shop: Shop, email: string, origin: Origin): Promise<Attempt> {
  const { rateLimits } = shop;
  const account = hashed(email);
  const device = readDevice(shop, email, origin.cookies);
  const place = prefixOf(origin.address);
  const isKnown = device !== undefined || (await isKnownPlace(shop, email, place));
  const own = `${account}:${device ?? place}`;
  const counted = [
    await rateLimits.allow("sign-in-soon", own, SOON),
    await rateLimits.allow("sign-in-later", own, LATER),
    isKnown || (await rateLimits.allow("sign-in-strangers", account, STRANGERS)),
  ];
  return {
    allowed: counted.every(Boolean),
    async succeed() {
      await rateLimits.forget("sign-in-soon", own);
      await rateLimits.forget("sign-in-later", own);
      if (!isKnown) await rateLimits.giveBack("sign-in-strangers", account);
    },
  };
}

/** After a new password by letter: the letter's reader is the owner, whatever strangers have done. */
export async function clearAttempts(shop: Shop, email: string, origin: Origin): Promise<void> {
  const account = hashed(email);
  await shop.rateLimits.forget("sign-in-strangers", account);
  for (const name of ["sign-in-soon", "sign-in-later"])
    for (const own of [prefixOf(origin.address), readDevice(shop, email, origin.cookies)])
      if (own) await shop.rateLimits.forget(name, `${account}:${own}`);
}

/**
 * A `Set-Cookie` by which the account recognises this browser. It opens nothing: it only says whose failures are whose. It is signed for
 * the account, contains nothing of it, and is sent only to the calls for signing in.
 */
export function rememberDevice(shop: Shop, email: string): string {
  const id = randomBytes(12).toString("base64url");
  return [
    `${cookieName(shop, email)}=${id}.${signed(shop, email, id)}`,
    "Path=/api/auth",
    `Max-Age=${COOKIE_SECONDS}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(shop.env.publicUrl.startsWith("https://") ? ["Secure"] : []),
  ].join("; ");
}

function readDevice(shop: Shop, email: string, cookies: string): string | undefined {
  const name = cookieName(shop, email);
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  const [id, mac] = found?.slice(name.length + 1).split(".") ?? [];
  return id && mac && isSameSecret(mac, signed(shop, email, id)) ? id : undefined;
}

/** One per account, as several people may share a browser. */
function cookieName({ env }: Shop, email: string): string {
  return `surimono_device_${createHmac("sha256", env.secret).update(`device ${email}`).digest("hex").slice(0, 12)}`;
}

function signed({ env }: Shop, email: string, id: string): string {
  return macOf(env.secret, `device ${email} ${id}`);
}

/** Asked in the same way for an account that does not exist. */
async function isKnownPlace({ database, now }: Shop, email: string, place: string): Promise<boolean> {
  const rows = await database.db
    .selectDistinct({ address: sessions.ipAddress })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), gt(sessions.expiresAt, now())));
  return rows.some(({ address }) => address !== null && prefixOf(address) === place);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}
