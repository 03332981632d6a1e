import { slashedDay, type Yen } from "../kernel/index.ts";
import type { JournalRow, JournalSide } from "./journal-row.ts";
import { cutToWidth, type JournalSettings, type JournalSoftware, type JournalTax } from "./journal-settings.ts";

/** A journal as rows of cells; whoever writes it decides on quotes and encoding. */
export interface JournalFile {
  readonly head: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
}

const SIDE_FREEE =
  "勘定科目 科目コード 補助科目 取引先 取引先コード 部門 品目 メモタグ セグメント1 セグメント2 セグメント3 金額 税区分 税額";
const SIDE_MONEYFORWARD = "勘定科目 補助科目 部門 取引先 税区分 インボイス 金額(円) 税額";
const sides = (names: string) => ["借方", "貸方"].flatMap((side) => names.split(" ").map((name) => side + name));

/** Decision 500 says where each layout was found. */
export const JOURNAL_HEADS: Readonly<Record<JournalSoftware, readonly string[] | undefined>> = {
  freee: ["[表題行]", "日付", "伝票番号", "決算整理仕訳", ...sides(SIDE_FREEE), "摘要"],
  moneyforward: [
    ...["取引No", "取引日", ...sides(SIDE_MONEYFORWARD), "摘要", "仕訳メモ", "タグ", "MF仕訳タイプ", "決算整理仕訳"],
    ...["作成日時", "作成者", "最終更新日時", "最終更新者"],
  ],
  yayoi: undefined,
};

const YAYOI_NOTE = 64;
const MOST_NOTE = 200;

/** Each row is an entry of its own, with a number that counts from 1 in freee and マネーフォワード. */
export function journalFile(
  software: JournalSoftware,
  rows: readonly JournalRow[],
  settings: JournalSettings,
): JournalFile {
  const words = { accounts: settings.accounts, tax: (tax: JournalTax) => settings.taxes[tax][software] };
  return { head: JOURNAL_HEADS[software], rows: rows.map((row, at) => WRITERS[software](row, at + 1, words)) };
}

interface Words extends Pick<JournalSettings, "accounts"> {
  readonly tax: (tax: JournalTax) => string;
}

const WRITERS: Readonly<Record<JournalSoftware, (row: JournalRow, number: number, words: Words) => string[]>> = {
  freee(row, number, { accounts, tax }) {
    const side = (one: JournalSide) => {
      const { name, sub } = accounts[one.account];
      const coded = ["", "", "", "", "", "", ""];
      return [name, "", sub, partnerOf(row, one), ...coded, `${row.amount}`, tax(one.tax), `${one.taxAmount}`];
    };
    return [
      "[明細行]",
      slashedDay(row.day),
      `${number}`,
      "",
      ...side(row.debit),
      ...side(row.credit),
      noteOf(row, MOST_NOTE),
    ];
  },
  moneyforward(row, number, { accounts, tax }) {
    const side = (one: JournalSide) => {
      const { name, sub } = accounts[one.account];
      return [name, sub, "", partnerOf(row, one), tax(one.tax), "", `${row.amount}`, taxCell(one)];
    };
    const note = noteOf(row, MOST_NOTE);
    return [`${number}`, slashedDay(row.day), ...side(row.debit), ...side(row.credit), note, ...Array(8).fill("")];
  },
  yayoi(row, _number, { accounts, tax }) {
    const side = (one: JournalSide) => {
      const { name, sub } = accounts[one.account];
      return [name, sub, "", tax(one.tax), `${row.amount}`, taxCell(one)];
    };
    return [
      ...["2000", "", "", slashedDay(row.day), ...side(row.debit), ...side(row.credit), noteOf(row, YAYOI_NOTE)],
      ...["", "", "0", "", "", "0", "0", "no"],
    ];
  },
};

function taxCell({ tax, taxAmount }: JournalSide): string {
  return tax === "none" || tax === "fee" ? "" : `${taxAmount satisfies Yen}`;
}

/** Named where something is owed by it. */
function partnerOf({ partner }: JournalRow, { account }: JournalSide): string {
  return account === "invoice" ? partner : "";
}

function noteOf({ what, about, partner }: JournalRow, width: number): string {
  return cutToWidth([what, about, partner].filter(Boolean).join(" "), width);
}
