import type { AnswerOf } from "@surimono/contract/kernel";
import { DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/words";
import { fail, ok } from "@surimono/domain/kernel";
import { RANKS } from "@surimono/domain/miles";
import { type BulletinAudience, isSendingTime } from "@surimono/domain/words";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { findUserId } from "../../members/index.ts";
import { withdrawNotifications } from "../../notices/index.ts";
import type { Bulletin } from "../bulletins.tables.ts";
import { countAudience } from "./audience.store.ts";
import { hasBulletin, insertBulletin, listBulletinRows, lockBulletin, updateBulletin } from "./bulletins.store.ts";
import { judgeBulletin } from "./judge-bulletin.ts";
import { sendBulletins, sendBulletinsJob } from "./send-bulletins.ts";

const PAGE = 50;

/** What operators put into the bells of members. */
export function bulletinsRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listBulletins, async ({ payload }) => {
    const [at = "", id = ""] = payload.after?.split("_") ?? [];
    const place = payload.after === undefined ? undefined : { sendAt: new Date(at), id };
    const rows = await listBulletinRows(db, place, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return ok({
      bulletins: rows.slice(0, PAGE).map(present),
      next: last ? `${last.sendAt.toISOString()}_${last.id}` : null,
    });
  });
  shop.operatorRoute(calls.countBulletin, async ({ payload }) => {
    const audience = await readAudience(db, payload);
    return audience.ok ? ok({ members: await countAudience(db, audience.value) }) : audience;
  });
  shop.operatorRoute(calls.sendBulletin, async ({ payload, operator, recorded }) => {
    const { bulletin_id: id, type, content, link_url, icon_path, account_type, audience, rank_id, send_at } = payload;
    // A form that was sent twice, or whose answer was lost.
    if (await hasBulletin(db, id)) return ok(DONE);
    const now = shop.now();
    const sendAt = send_at === null ? now : new Date(send_at);
    if (!isSendingTime(sendAt, now)) return fail("words/time-not-possible");
    const text = { type, content, linkUrl: link_url, iconPath: icon_path, accountType: account_type };
    const [judged, to] = [await judgeBulletin(db, text), await readAudience(db, payload)];
    if (!judged.ok) return judged;
    if (!to.ok) return to;
    // What is said to one member alone is theirs: it can be read in the list until they leave.
    const asked = { audience, rank_id, send_at, ...(audience !== "member" && { content, link_url }) };
    const deed = { action: calls.sendBulletin.name, subject: { kind: "bulletin", id }, asked };
    return recorded(deed).inTransaction(async (tx) => {
      const row = { id, ...text, ...to.value, sendAt, state: "planned" as const, by: operator.name, createdAt: now };
      if ((await insertBulletin(tx, row)) && sendAt <= now) await shop.jobs.enqueue(tx, sendBulletinsJob, {});
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.withdrawBulletin, ({ payload, recorded }) => {
    const { bulletin_id: id, reason } = payload;
    const deed = { action: calls.withdrawBulletin.name, subject: { kind: "bulletin", id }, reason };
    return recorded(deed).inTransaction(async (tx) => {
      const bulletin = await lockBulletin(tx, id);
      if (!bulletin) return fail("words/no-such-bulletin");
      if (bulletin.state === "withdrawn") return fail("words/withdrawn-before");
      await withdrawNotifications(tx, bulletin);
      await updateBulletin(tx, id, { state: "withdrawn" });
      return ok(DONE);
    });
  });
  shop.jobs.handle(sendBulletinsJob, () => sendBulletins(shop), { expireSeconds: 3600 });
}

interface Asked {
  readonly audience: BulletinAudience;
  readonly rank_id?: number | undefined;
  readonly email?: string | undefined;
}

async function readAudience(queries: Queries, { audience, rank_id, email }: Asked) {
  if (audience === "rank") {
    if (!RANKS.some(({ id }) => id === rank_id)) return fail("words/no-such-rank");
    return ok({ audience, rankId: rank_id as number, userId: null });
  }
  if (audience !== "member") return ok({ audience, rankId: null, userId: null });
  const userId = await findUserId(queries, (email ?? "").trim().toLowerCase());
  return userId ? ok({ audience, rankId: null, userId }) : fail("words/no-such-member");
}

function present(row: Bulletin): AnswerOf<typeof calls.listBulletins>["bulletins"][number] {
  return {
    ...{ bulletin_id: row.id, type: row.type, content: row.content, link_url: row.linkUrl, icon_path: row.iconPath },
    ...{ account_type: row.accountType, audience: row.audience, rank_id: row.rankId, member_id: row.userId },
    ...{ send_at: row.sendAt.toISOString(), state: row.state, told: row.told, by: row.by },
  };
}
