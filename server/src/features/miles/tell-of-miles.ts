import { addDays, dayInJapan, formatNumber, slashedDay } from "@surimono/domain/kernel";
import { lotsToTell, MILE_NOTICE_DAYS, type MileLot } from "@surimono/domain/miles";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { findEmail } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { listToTell } from "./miles.store.ts";
import { changeWallet, lockWallet } from "./wallet.store.ts";

const BATCH = 500;
const RANK = "/rank";

type TellingShop = Pick<Shop, "database" | "now" | "env" | "jobs">;

/** Miles that lapse soon, by bell and letter: once 30 days and once 7 days before, however often it runs. */
export async function tellOfMiles(shop: TellingShop): Promise<void> {
  const today = dayInJapan(shop.now());
  const [first, last] = MILE_NOTICE_DAYS;
  let after = "";
  for (;;) {
    const soon = { today, first: addDays(today, first), last: addDays(today, last), lastDays: last };
    const members = await listToTell(shop.database.db, { ...soon, after, limit: BATCH });
    for (const userId of members) await shop.database.inTransaction((tx) => tell(shop, tx, userId, today));
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

async function tell(shop: TellingShop, tx: Transaction, userId: string, today: string): Promise<void> {
  const now = shop.now();
  const wallet = await lockWallet(tx, userId, now, { open: false });
  const lots = wallet ? lotsToTell(wallet.lots, today) : [];
  if (!wallet || lots.length === 0) return;
  await changeWallet(tx, wallet, { lots, entries: [] });
  const ends = endsOf(lots);
  const [first] = ends;
  if (!first) return;
  const text = {
    type: 1,
    content: `${formatNumber(first.miles)}マイルの有効期限は、${slashedDay(first.day)}です。1マイル1円で、カートでお使いいただけます。`,
    linkUrl: RANK,
    iconPath: null,
    accountType: null,
  } as const;
  await leaveNotification(tx, userId, text, "surimono", now);
  const to = await findEmail(tx, userId);
  if (to) await shop.jobs.enqueue(tx, mailJob, lapsingLetter(to, ends, shop.env.publicUrl));
}

interface End {
  readonly day: string;
  readonly miles: number;
}

/** By their day, the earliest first. */
function endsOf(lots: readonly MileLot[]): End[] {
  return [...Map.groupBy(lots, ({ validUntil }) => validUntil)].map(([day, of]) => ({
    day,
    miles: of.reduce((sum, { remaining }) => sum + remaining, 0),
  }));
}

function lapsingLetter(to: string, ends: readonly End[], publicUrl: string): Letter {
  const text = `いつもSURIMONOをご利用いただき、ありがとうございます。
次のマイルは、まもなく有効期限を迎えます。

${ends.map(({ day, miles }) => `・${formatNumber(miles)}マイル　${slashedDay(day)}まで`).join("\n")}

マイルは、1マイル1円で、カートの「マイルを使う」からお使いいただけます。
${publicUrl}/cart

有効期限を過ぎたマイルは、お使いいただけなくなります。マイルの記録は、こちらでご覧いただけます。
${publicUrl}${RANK}

このお知らせは、有効期限の30日前と7日前にお送りしています。`;
  return { to, subject: "【SURIMONO】マイルの有効期限が近づいています", text };
}
