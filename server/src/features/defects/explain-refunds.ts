import type { ExplainRefunds } from "../orders/index.ts";
import { listDefects } from "./defects.store.ts";

/** The letter about a refund is the one about the report too (rule defects-told): why, and the shop's words on its decision. */
export const explainRefunds: ExplainRefunds = async (queries, { userId, id }) => {
  const defects = await listDefects(queries, userId, id);
  return new Map(defects.flatMap(({ refundId, answer }) => (refundId ? [[refundId, wordsOf(answer)] as const] : [])));
};

function wordsOf(answer: string): string {
  const more = answer === "" ? "" : `\n\n当店より：\n${answer}`;
  return `ご連絡いただいた不良品への対応です。ご不便をおかけし、申し訳ございませんでした。${more}`;
}
