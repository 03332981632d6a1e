import type { WireListRow, WireReadList } from "@surimono/contract/delivery";
import type { CallFailure } from "@surimono/contract/kernel";
import { LIST_HEADINGS, MAX_LIST_ROWS, readDestinationList as readCells } from "@surimono/domain/delivery";

/** Asks the server what the rows come to: of the cart, or of the warehouse. */
export type AskList = (
  rows: WireListRow[],
) => Promise<
  { readonly ok: true; readonly value: WireReadList } | { readonly ok: false; readonly failure: CallFailure }
>;

/** What a list came to: destinations, or what is wrong with it as a whole, or row by row. */
export type ListOutcome =
  | { readonly destinations: WireReadList["destinations"] }
  | { readonly problems: WireReadList["problems"] }
  | { readonly message: string };

export async function readList(text: string, ask: AskList): Promise<ListOutcome> {
  const reading = readCells(text);
  if ("missing" in reading) {
    const columns = reading.missing.map((field) => `「${LIST_HEADINGS[field]}」`).join("");
    return { message: `1行目に見出し${columns}が見つかりませんでした。サンプルの見出しをご確認ください。` };
  }
  if ("tooMany" in reading) return { message: `一度に取り込めるのは${MAX_LIST_ROWS}行までです。` };
  if (reading.rows.length === 0) return { message: "お届け先の行がありません。2行目から入力してください。" };
  const long = reading.rows.find((row) => Object.values(row).some((cell) => String(cell).length > 300));
  if (long) return { message: `${long.row}行目に、長すぎる項目があります。` };
  const answer = await ask([...reading.rows]);
  if (!answer.ok) return { message: answer.failure.message };
  const { destinations, problems } = answer.value;
  return problems.length > 0 ? { problems } : { destinations };
}
