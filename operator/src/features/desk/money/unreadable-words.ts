import { unreadablePlaceSchema } from "@surimono/contract/desk";

const COLUMNS = { day: "日付", amount: "入金額" } as const;

/** Why a bank's file was refused, with the place in it; undefined where nothing is known of one. */
export function unreadableWords(detail: unknown): string | undefined {
  const read = unreadablePlaceSchema.safeParse(detail);
  if (!read.success) return undefined;
  const { line, column, text, missing, record, byte } = read.data;
  if (line !== undefined && column)
    return `${line}行目の${COLUMNS[column]}「${text ?? ""}」を読み取れませんでした。CSVの形とファイルをご確認ください。`;
  if (missing) return `見出しの行に「${missing.join("」「")}」がありません。CSVの形とファイルをご確認ください。`;
  if (record === undefined) return undefined;
  const place = byte === undefined ? "" : `（${byte}バイト目）`;
  return `${record}番目のレコード${place}を読み取れませんでした。形式をご確認のうえ、銀行の画面からもう一度ダウンロードしてください。`;
}
