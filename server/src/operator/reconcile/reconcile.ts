import { compareBalances } from "../../features/billing/index.ts";
import type { Queries } from "../../platform/database/index.ts";
import type { Files } from "../../platform/files/index.ts";
import { BENEFIT_CHECKS } from "./benefit-checks.ts";
import { type Difference, type RowCheck, runCheck } from "./check.ts";
import { checkFiles, checkSheets } from "./file-checks.ts";
import { GOODS_CHECKS } from "./goods-checks.ts";
import { GATEWAY_CHECKS, MONEY_CHECKS } from "./money-checks.ts";
import { PAPER_CHECKS } from "./paper-checks.ts";

/** Of one kind: more of them have one cause. */
const MOST = 100;

export const ROW_CHECKS: Readonly<Record<string, RowCheck>> = {
  ...MONEY_CHECKS,
  ...GOODS_CHECKS,
  ...BENEFIT_CHECKS,
  ...PAPER_CHECKS,
};

interface Wanted {
  /** Undefined: files are not read. */
  readonly files: Pick<Files, "read"> | undefined;
  /** Whether the gateway's book is in this database. */
  readonly hasGateway: boolean;
}

/** Whether all that the shop knows twice is the same (rule kernel-reconciled). It changes nothing. */
export async function reconcile(queries: Queries, { files, hasGateway }: Wanted) {
  const differences: Difference[] = [];
  const checks = Object.entries({ ...ROW_CHECKS, ...(hasGateway ? GATEWAY_CHECKS : {}) });
  for (const [name, rows] of checks) differences.push(...(await runCheck(queries, name, rows, MOST)));
  const balances = await compareBalances(queries);
  differences.push(...balances.map((one) => ({ check: "what a business owes is its ledger", ...one })));
  differences.push(...(await checkSheets(queries)));
  const counted = files && (await checkFiles(queries, files));
  differences.push(...(counted?.differences ?? []));
  return { checks: checks.length + 2 + (files ? 4 : 0), files: counted?.files ?? 0, differences };
}
