import * as calls from "@surimono/contract/desk";
import { DONE } from "@surimono/contract/kernel";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import {
  type BillingDesk,
  confirmMatch,
  findMapping,
  importStatement,
  listMappings,
  saveMapping,
  setAside,
  takeUp,
  undoMatch,
  ZENGIN_LAYOUT_NAMES,
  ZENGIN_LAYOUTS,
} from "../../billing/index.ts";
import { listBankLinesForDesk } from "./list-bank-lines.ts";

const READING = {
  "billing/no-such-mapping": "desk/no-such-mapping",
  "billing/other-account": "desk/other-account",
  "billing/unreadable": "desk/unreadable-statement",
} as const;
const MATCHING = {
  "billing/no-such-bill": "desk/no-such-bill",
  "billing/no-such-line": "desk/no-such-line",
  "billing/matched-before": "desk/line-changed",
  "billing/changed-meanwhile": "desk/line-changed",
  "billing/more-than-line": "desk/more-than-line",
  "billing/still-cancellable": "desk/still-cancellable",
} as const;

/** What came into the account, and what it pays for: the use cases of the commands. */
export function bankRoutes(shop: Shop, parts: Pick<BillingDesk, "onPaid" | "onRefunded">): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listBankLines, async ({ payload }) => ok(await listBankLinesForDesk(shop, payload)));
  shop.operatorRoute(calls.listBankMappings, async () =>
    ok({
      mappings: await listMappings(db),
      layouts: ZENGIN_LAYOUT_NAMES.map((layout) => ({ layout, name: ZENGIN_LAYOUTS[layout].name })),
    }),
  );
  shop.operatorRoute(calls.saveBankMapping, async ({ payload: { name, ...mapping }, recorded }) => {
    const subject = { kind: "bank-mapping", id: name };
    const state = (tx: Transaction) => findMapping(tx, name);
    const { inTransaction } = recorded({ action: calls.saveBankMapping.name, subject, state });
    await inTransaction((tx) => saveMapping(tx, name, mapping));
    return ok(DONE);
  });
  shop.operatorRoute(calls.takeBankStatement, async ({ payload: { name, file, mapping, layout: named }, recorded }) => {
    const subject = { kind: "bank-statement", id: name };
    const layout = ZENGIN_LAYOUT_NAMES.find((one) => one === named);
    if (named !== undefined && !layout) return fail("desk/no-such-mapping");
    const database = recorded({ action: calls.takeBankStatement.name, subject, asked: { mapping, layout } });
    const bytes = Buffer.from(file, "base64");
    const statement = { name, bytes, mapping: mapping ?? undefined, layout };
    const taken = await importStatement({ ...shop, ...parts, database }, statement);
    if (taken.ok) return taken;
    const { failure } = taken;
    if (failure.code === "billing/unreadable") return fail(READING[failure.code], failure.place);
    return fail(READING[failure.code]);
  });
  shop.operatorRoute(calls.confirmBankLine, async ({ payload: { line_id: lineId, rest, parts: bills }, recorded }) => {
    const database = recorded(ofLine(calls.confirmBankLine.name, lineId, { asked: { parts: bills } }));
    const matched = await confirmMatch({ ...shop, ...parts, database }, { lineId, rest, parts: bills });
    return matched.ok ? ok({ rest: matched.value.rest }) : fail(MATCHING[matched.failure.code]);
  });
  shop.operatorRoute(
    calls.undoBankLine,
    async ({ payload: { line_id: lineId, reason, entry_ids: read }, recorded }) => {
      const database = recorded(ofLine(calls.undoBankLine.name, lineId, { reason }));
      const undo = { lineId, day: dayInJapan(shop.now()), note: reason, read };
      const undone = await undoMatch({ ...shop, ...parts, database }, undo);
      if (undone.ok) return undone;
      return fail(undone.failure.code === "billing/no-such-line" ? "desk/no-such-line" : "desk/line-changed");
    },
  );
  shop.operatorRoute(calls.setBankLineAside, async ({ payload: { line_id: lineId, reason, rest }, recorded }) => {
    const database = recorded(ofLine(calls.setBankLineAside.name, lineId, { reason }));
    const set = await setAside({ ...shop, ...parts, database }, { lineId, note: reason, rest });
    return set.ok ? ok(DONE) : fail(MATCHING[set.failure.code]);
  });
  shop.operatorRoute(calls.takeBankLineUp, async ({ payload: { line_id: lineId }, recorded }) => {
    const database = recorded(ofLine(calls.takeBankLineUp.name, lineId, {}));
    const taken = await takeUp({ ...shop, ...parts, database }, { lineId });
    return taken.ok ? ok(DONE) : fail("desk/no-such-line");
  });
}

function ofLine(action: string, id: string, why: Pick<Deed, "reason" | "asked">): Deed {
  return { action, subject: { kind: "bank-line", id }, ...why };
}
