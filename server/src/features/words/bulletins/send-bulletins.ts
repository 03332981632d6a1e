import { ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { leaveNotifications, leavePublicNotification } from "../../notices/index.ts";
import type { Bulletin } from "../bulletins.tables.ts";
import { listAudience } from "./audience.store.ts";
import { listDue, lockBulletin, updateBulletin } from "./bulletins.store.ts";

const BATCH = 500;
const AUTHOR = "operator";

export const sendBulletinsJob = timedJob("send-bulletins");

/** Sends what is due (rule words-bulletin-once). Each part and its place are one commit: it goes on where it ended, in whatever process. */
export async function sendBulletins({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  for (const id of await listDue(database.db, now())) {
    for (let isMore = true; isMore; ) {
      isMore = (await database.inTransaction(async (tx) => ok(await sendPart(tx, id, now())))).value;
    }
  }
}

/** Whether there is more to send of it. */
async function sendPart(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const bulletin = await lockBulletin(tx, id);
  if (!bulletin || (bulletin.state !== "planned" && bulletin.state !== "sending")) return false;
  if (bulletin.audience === "everybody") {
    const publicId = await leavePublicNotification(tx, textOf(bulletin), AUTHOR, now);
    await updateBulletin(tx, id, { state: "sent", told: 1, publicId });
    return false;
  }
  const members = await listAudience(tx, bulletin, bulletin.sentTo, BATCH);
  await leaveNotifications(tx, members, { ...textOf(bulletin), bulletinId: id }, AUTHOR, now);
  const isMore = members.length === BATCH;
  await updateBulletin(tx, id, {
    state: isMore ? "sending" : "sent",
    told: bulletin.told + members.length,
    sentTo: members.at(-1) ?? bulletin.sentTo,
  });
  return isMore;
}

function textOf({ type, content, linkUrl, iconPath, accountType }: Bulletin) {
  return { type, content, linkUrl, iconPath, accountType };
}
