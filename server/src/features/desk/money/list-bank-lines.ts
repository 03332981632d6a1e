import type { listBankLines } from "@surimono/contract/desk";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { listMatchedLines, listProposals } from "../../billing/index.ts";

const PAGE = 50;

/** What the bank told, with what each line may pay for or does. */
export async function listBankLinesForDesk(
  { database }: Pick<Shop, "database">,
  { view, after: place }: PayloadOf<typeof listBankLines>,
): Promise<AnswerOf<typeof listBankLines>> {
  const [day = "", id = ""] = place?.split("_") ?? [];
  const after = place === undefined ? undefined : { day, id };
  if (view === "matched") {
    const { lines, next } = await listMatchedLines(database.db, after, PAGE);
    return {
      lines: lines.map(({ id: line_id, day: cameOn, amount, rest, payer, matches }) => ({
        ...{ line_id, day: cameOn, amount, rest, payer, note: "", is_cancelled: false, has_twin: false, proposals: [] },
        matches: [...matches],
      })),
      next: next ? `${next.day}_${next.id}` : null,
    };
  }
  const { lines, next } = await listProposals({ database }, { aside: view === "aside", after, most: PAGE });
  return {
    lines: lines.map((line) => ({
      line_id: line.id,
      ...{ day: line.day, amount: line.amount, rest: line.rest, payer: line.payer, note: line.note },
      is_cancelled: line.isCancelled,
      has_twin: line.hasTwin,
      proposals: line.proposals.map(({ reasons, ...proposal }) => ({ ...proposal, reasons: [...reasons] })),
      matches: [],
    })),
    next: next ? `${next.day}_${next.id}` : null,
  };
}
