import { ok } from "@surimono/domain/kernel";
import { findUserId } from "../features/members/index.ts";
import {
  adjustStock,
  findReturnAddress,
  listFreeTimes,
  listStored,
  returnStockJob,
} from "../features/warehouse/index.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const WAREHOUSE_HELP = `  npm run operator -- stock <email>
      What the member has in the warehouse: how many pieces, how many of them promised to sendings, free until when.
  npm run operator -- adjust-stock <pieces id> --counted <n> --reason <text> [--yes]
      So many pieces are there, whatever was noted. The id is that of stock. Not fewer than are promised to sendings.
  npm run operator -- return-stock <email> [--yes]
      Sends everything of the member's back to the return address, at the shop's cost. The running shop does it.`;

export const WAREHOUSE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  stock: { words: 1, options: [], reads: always, run: list },
  "adjust-stock": { words: 1, options: ["counted", "reason"], run: adjust },
  "return-stock": { words: 1, options: [], run: giveBack },
};

const MAX_REASON = 200;

async function list(work: OperatorWork, email: string | undefined): Promise<number> {
  const userId = await getMember(work, email);
  const { db } = work.database;
  const rows = (await listStored(db, userId, { sentSince: new Date(0) })).filter(({ onHand }) => onHand > 0);
  const freeTimes = await listFreeTimes(db, userId);
  const told = rows.length === 0 ? ["Nothing is stored."] : [];
  for (const row of rows) {
    const free = freeTimes.find(({ productId }) => productId === row.productId);
    const owed = free?.feePerPiece ? `, ${free.feePerPiece} yen owed for each` : "";
    const goods = [row.name, row.itemName, row.colorName, row.sizeName].filter(Boolean).join(", ");
    told.push(`  ${row.id}: ${goods}`);
    told.push(`    ${row.onHand} pieces, ${row.reserved} promised, free until ${free?.freeUntil ?? "-"}${owed}`);
  }
  work.tell({ pieces: rows, freeTimes }, told);
  return 0;
}

async function adjust(work: OperatorWork, storedId: string | undefined): Promise<number> {
  const { counted } = work.options;
  if (!storedId || !/^[0-9a-f-]{36}$/.test(storedId) || !/^\d{1,6}$/.test(counted ?? ""))
    throw new Error(`Which pieces, and how many are there?\n\n${WAREHOUSE_HELP}`);
  const reason = readText(work.options, "reason", MAX_REASON);
  await confirmOrStop(work, `There are ${counted} pieces ${storedId}`);
  const adjusted = await adjustStock(work, { storedId, counted: Number(counted), reason }, new Date());
  if (adjusted.ok) {
    work.say(`Done: ${adjusted.value.onHand} pieces, ${adjusted.value.reserved} promised.`);
    return 0;
  }
  const { failure } = adjusted;
  throw new Error(
    failure.code === "warehouse/not-enough"
      ? `There are ${failure.onHand} pieces, ${failure.reserved} of them promised to sendings. Nothing was changed.`
      : "There are no such pieces.",
  );
}

async function giveBack(work: OperatorWork, email: string | undefined): Promise<number> {
  const userId = await getMember(work, email);
  const { db } = work.database;
  if (!(await findReturnAddress(db, userId))) throw new Error("The member named no return address yet.");
  const rows = await listStored(db, userId, { sentSince: new Date(0) });
  const free = rows.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0);
  if (free === 0) throw new Error("Nothing is stored that is not promised to a sending.");
  await confirmOrStop(work, `${free} pieces go back to the return address`);
  await work.database.inTransaction(async (tx) => ok(await work.jobs.enqueue(tx, returnStockJob, { userId })));
  work.say("Done: the running shop makes the sending, or the next one that starts. The member gets a letter.");
  return 0;
}

async function getMember(work: OperatorWork, email: string | undefined): Promise<string> {
  const userId = email && (await findUserId(work.database.db, email));
  if (!userId) throw new Error(email ? `There is no member ${email}.` : `Which member?\n\n${WAREHOUSE_HELP}`);
  return userId;
}
