import { dayInJapan } from "@surimono/domain/kernel";
import { lapseMiles } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import { listEnding } from "./miles.store.ts";
import { changeWallets, lockWallets } from "./wallet.store.ts";

const BATCH = 500;

/** Ends what is no longer valid, some hundred members in five statements. Several at once share the work, and each mile lapses once. */
export async function expireMiles({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const moment = now();
  const today = dayInJapan(moment);
  let after = "";
  for (;;) {
    const members = await listEnding(database.db, { before: today, after, limit: BATCH });
    await database.inTransaction(async (tx) => {
      const wallets = await lockWallets(tx, members, moment);
      await changeWallets(
        tx,
        wallets.map((wallet) => ({ wallet, change: lapseMiles(wallet.lots, today) })),
      );
    });
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}
