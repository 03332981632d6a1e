import * as calls from "@surimono/contract/floor";
import { dayInJapan, ok, timeInJapan } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { printPaper } from "../papers/print-paper.ts";
import { purchasesCsv } from "./purchases-csv.ts";
import { readBlanks } from "./read-blanks.ts";
import { countBlank, countState, type Goods, saveBlankSource, sourceState } from "./write-blanks.ts";

function ofBlank(
  action: string,
  goods: Goods,
  state: (tx: Parameters<typeof sourceState>[0], goods: Goods) => unknown,
): Deed {
  const subject = { kind: "blank", id: `${goods.item_id}-${goods.color_id}-${goods.size_id}` };
  return { action, subject, state: async (tx) => state(tx, goods) };
}

/** The goods to print on: what is picked from the shelves, and what is bought. */
export function blankRoutes(shop: Shop): void {
  const { database, now } = shop;
  shop.operatorRoute(calls.listBlanks, async ({ payload }) => {
    const blanks = await readBlanks(database.db, payload, now());
    return blanks.ok ? ok({ blanks: blanks.value }) : blanks;
  });
  shop.operatorRoute(calls.printPickList, async ({ payload }) => {
    const blanks = await readBlanks(database.db, payload, now());
    if (!blanks.ok) return blanks;
    const { batch = "", until = "" } = payload;
    const bytes = await printPaper({ kind: "pick-list", batch, until, ...printedAt(now()), blanks: blanks.value });
    return ok({ bytes, contentType: "application/pdf", fileName: fileName("pick-list", payload, "pdf", now()) });
  });
  shop.operatorRoute(calls.exportPurchases, async ({ payload }) => {
    const blanks = await readBlanks(database.db, payload, now());
    if (!blanks.ok) return blanks;
    const bytes = Buffer.from(purchasesCsv(blanks.value));
    return ok({
      ...{ bytes, contentType: "text/csv; charset=utf-8", fileName: fileName("purchases", payload, "csv", now()) },
    });
  });
  shop.operatorRoute(calls.saveBlankSource, ({ payload, recorded }) =>
    saveBlankSource(recorded(ofBlank(calls.saveBlankSource.name, payload, sourceState)), payload),
  );
  shop.operatorRoute(calls.countBlank, ({ payload, operator, recorded }) =>
    countBlank(recorded(ofBlank(calls.countBlank.name, payload, countState)), { ...payload, operator }, now()),
  );
}

const printedAt = (now: Date) => ({ day: dayInJapan(now), time: timeInJapan(now) });

function fileName(what: string, { batch }: { readonly batch?: string | undefined }, ending: string, now: Date): string {
  return `${what}-${batch ?? dayInJapan(now).replaceAll("-", "")}.${ending}`;
}
