import { type Finding, isWarning, unacceptedWarnings } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { findVersion } from "../version/index.ts";
import { judgeDesign } from "./judge-design.ts";

/**
 * Whether a finished design still passes: judged again, with its stored ticks. Checked before an item is completed, since after that it can be
 * ordered and no longer fixed.
 */
export async function isCleared(shop: Shop, userId: string, versionId: string): Promise<boolean> {
  const version = await findVersion(shop.database.db, versionId);
  if (!version || version.userId !== userId) return false;
  const judged = await judgeDesign(shop, userId, version.document);
  return judged !== undefined && passes(judged.findings, version.acceptedWarnings);
}

function passes(findings: readonly Finding[], accepted: readonly { readonly key: string }[]): boolean {
  const keys = accepted.map(({ key }) => key);
  return findings.every(isWarning) && unacceptedWarnings(findings, keys).length === 0;
}
