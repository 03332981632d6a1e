import { addDays, dayInJapan, formatNumber, slashedDay } from "@surimono/domain/kernel";
import { lotsToTell, MILE_NOTICE_DAYS, type MileLot } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import type { Letter } from "../../platform/mail/index.ts";
import { type News, tellMembers } from "../notices/index.ts";
import { listToTell } from "./miles.store.ts";
import { changeWallets, lockWallets } from "./wallet.store.ts";

const BATCH = 500;
const RANK = "/rank";

type TellingShop = Pick<Shop, "database" | "now" | "env" | "jobs">;

/** Miles that lapse soon, by bell and letter: once 30 days and once 7 days before, however often it runs. Some hundred members in ten statements. */
export async function tellOfMiles(shop: TellingShop): Promise<void> {
  const moment = shop.now();
  const today = dayInJapan(moment);
  const [first, last] = MILE_NOTICE_DAYS;
  const soon = { today, first: addDays(today, first), last: addDays(today, last), lastDays: last };
  let after = "";
  for (;;) {
    const members = await listToTell(shop.database.db, { ...soon, after, limit: BATCH });
    await shop.database.inTransaction(async (tx) => {
      const wallets = await lockWallets(tx, members, moment);
      // Of two runs at once the second finds told what the first told.
      const due = wallets.flatMap((wallet) => {
        const lots = lotsToTell(wallet.lots, today);
        return lots.length > 0 ? [{ wallet, change: { lots, entries: [] } }] : [];
      });
      await changeWallets(tx, due);
      const news = due.map(({ wallet: { userId }, change }) => newsOf(userId, change.lots, shop.env.publicUrl));
      await tellMembers(shop, tx, news);
    });
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

function newsOf(userId: string, lots: readonly MileLot[], publicUrl: string): News {
  const ends = endsOf(lots);
  const [{ day, miles }] = ends as [End];
  const notice = {
    type: 1,
    content: `${formatNumber(miles)}マイルの有効期限は、${slashedDay(day)}です。1マイル1円で、カートでお使いいただけます。`,
    linkUrl: RANK,
    iconPath: null,
    accountType: null,
  } as const;
  return { userId, notice, letter: (to) => lapsingLetter(to, ends, publicUrl) };
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
