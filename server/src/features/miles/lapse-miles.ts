import { dayInJapan } from "@surimono/domain/kernel";
import { lapseMiles } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import { listEnding } from "./miles.store.ts";
import { changeWallet, lockWallet } from "./wallet.store.ts";

const BATCH = 500;

/** Ends what is no longer valid, member by member. Several at once share the work, and each mile lapses once. */
export async function expireMiles({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const moment = now();
  const today = dayInJapan(moment);
  let after = "";
  for (;;) {
    const members = await listEnding(database.db, { before: today, after, limit: BATCH });
    for (const userId of members) {
      await database.inTransaction(async (tx) => {
        const wallet = await lockWallet(tx, userId, moment, { open: false });
        if (wallet) await changeWallet(tx, wallet, lapseMiles(wallet.lots, today));
      });
    }
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}
