import { randomBytes } from "node:crypto";
import type { listPressLinks } from "@surimono/contract/floor";
import { type AnswerOf, DONE } from "@surimono/contract/kernel";
import { DAY_MS, fail, ok } from "@surimono/domain/kernel";
import type { Database } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { hashToken } from "../../members/index.ts";
import { insertLink, listLinks, lockLink, noteClosed } from "./links.store.ts";
import { findListed, findPackage } from "./press.store.ts";

/** Below the shop's address. The token is in the query, which no log has. */
export const PRESS_PATH = "/press";

export async function readLinks({ database: { db }, now }: Pick<Shop, "database" | "now">, packageId: string) {
  if (!(await findListed(db, packageId))) return fail("floor/no-such-package");
  const at = now().toISOString();
  const iso = (text: string) => new Date(text).toISOString();
  const links: AnswerOf<typeof listPressLinks>["links"] = (await listLinks(db, packageId)).map((link) => ({
    ...{ link_id: link.id, recipient: link.recipient, made_by: link.made_by ?? "", made_at: iso(link.made_at) },
    ...{ ends_at: iso(link.ends_at), closed_at: link.closed_at === null ? null : iso(link.closed_at) },
    is_open: link.closed_at === null && iso(link.ends_at) > at,
    downloads: link.downloads.map((taken) => ({ ...taken, at: iso(taken.at) })),
  }));
  return ok({ links });
}

interface Wanted {
  readonly linkId: string;
  readonly package_id: string;
  readonly recipient: string;
  readonly days: number;
  readonly operator: Pick<Operator, "id">;
}

/** The token leaves the shop once, in the answer: what is kept cannot be turned back into it (rule floor-press-links). */
export async function makeLink(
  { env }: Pick<Shop, "env">,
  database: Database,
  { linkId, package_id: packageId, recipient, days, operator }: Wanted,
  now: Date,
) {
  const token = randomBytes(32).toString("base64url");
  return database.inTransaction(async (tx) => {
    const found = await findPackage(tx, packageId);
    if (!found) return fail("floor/no-such-package");
    if (found.state !== "ready") return fail("floor/package-not-ready");
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const made = { id: linkId, packageId, recipient, operatorId: operator.id, madeAt: now, endsAt };
    await insertLink(tx, { ...made, tokenHash: hashToken(token) });
    const url = `${env.publicUrl}${PRESS_PATH}?key=${token}`;
    return ok({ link_id: linkId, url, ends_at: endsAt.toISOString() });
  });
}

/** A link that is closed already stays closed as it was. */
export async function closeLink(database: Database, linkId: string, now: Date) {
  return database.inTransaction(async (tx) => {
    const link = await lockLink(tx, linkId);
    if (!link || link.closedAt || link.endsAt <= now) return fail("floor/no-such-link");
    await noteClosed(tx, linkId, now);
    return ok(DONE);
  });
}

/** What the record keeps of a link: to whom, until when, and whether it is closed. */
export async function linkState(tx: Parameters<typeof lockLink>[0], linkId: string) {
  const link = await lockLink(tx, linkId);
  return (
    link && {
      recipient: link.recipient,
      package: link.packageId,
      ends_at: link.endsAt.toISOString(),
      closed: link.closedAt !== null,
    }
  );
}
