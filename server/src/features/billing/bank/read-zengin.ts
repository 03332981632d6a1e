import { type Day, isDay } from "@surimono/domain/kernel";
import { type Statement, type StatementLine, UnreadableStatement } from "./statement.ts";

/** Every record has so many bytes; line breaks between them are optional. */
const RECORD = 200;
const BREAKS = new Set([0x0a, 0x0d, 0x1a]);

/** Where a field is: the first byte, counted from 1 as in the banks' tables, and how many. */
type Field = readonly [from: number, bytes: number];

/** 振込入金通知. */
const NOTICE = {
  account: { number: [61, 7] },
  data: { reference: [2, 6], day: [8, 6], amount: [20, 10], payer: [50, 48], cancelled: [128, 1], edi: [129, 20] },
  trailer: { count: [2, 6], sum: [8, 12] },
} as const satisfies Layout;

/** 入出金取引明細. */
const MOVEMENTS = {
  account: { number: [64, 10] },
  data: {
    reference: [2, 8],
    day: [10, 6],
    amount: [25, 12],
    payer: [82, 48],
    direction: [22, 1],
    kind: [23, 2],
    edi: [180, 20],
    memo: [160, 20],
  },
  trailer: { count: [2, 6], sum: [8, 13] },
} as const satisfies Layout;

interface Layout {
  readonly account: { readonly number: Field };
  readonly data: Readonly<Record<"reference" | "day" | "amount" | "payer" | "edi", Field>> &
    Readonly<Partial<Record<"cancelled" | "direction" | "kind" | "memo", Field>>>;
  readonly trailer: Readonly<Record<"count" | "sum", Field>>;
}

const LAYOUTS: Readonly<Record<string, Layout>> = { "01": NOTICE, "03": MOVEMENTS };

/** More than one payment of a shop can be. */
const MOST = 999_999_999;
const CAME = "1";
const CORRECTION = "19";

const decoder = new TextDecoder("shift_jis");

/**
 * 全銀協規定形式 of 200 bytes: headers, the lines of each account, their trailer with count and sum, and an end. Whatever does not add up is
 * refused as a whole. Years are those of the era; a bank that writes the western year is understood by what is nearer to `today`.
 */
export function readZengin(bytes: Uint8Array, today: Day): Statement {
  const records = recordsOf(bytes);
  let layout: Layout | undefined;
  let account = "";
  let group: StatementLine[] = [];
  let hasEnded = false;
  const lines: StatementLine[] = [];
  for (const [index, record] of records.entries()) {
    const refuse = (why: string): never => {
      throw new UnreadableStatement(`record ${index + 1}: ${why}`);
    };
    const kind = textOf(record, [1, 1]);
    if (hasEnded) refuse("there is more behind the end");
    if (kind === "1") {
      if (layout) refuse("a header before the trailer of the one before");
      layout = LAYOUTS[textOf(record, [2, 2])] ?? refuse("it is neither 振込入金通知 (01) nor 入出金取引明細 (03)");
      if (textOf(record, [4, 1]) === "1") refuse("it is in EBCDIC: ask the bank for JIS");
      const named = `${textOf(record, [23, 4])}-${textOf(record, [42, 3])}-${Number(textOf(record, layout.account.number))}`;
      if (account !== "" && named !== account) refuse("it is of another account than the first");
      account = named;
      group = [];
    } else if (kind === "2") {
      const line = readLine(record, layout ?? refuse("a line without a header"), today, refuse);
      if (line) group.push(line);
    } else if (kind === "8") {
      checkSums(record, layout ?? refuse("a trailer without a header"), group, refuse);
      lines.push(...group);
      layout = undefined;
    } else if (kind === "9") hasEnded = true;
    else refuse(`it begins with ${JSON.stringify(kind)}`);
  }
  if (layout || !hasEnded) throw new UnreadableStatement("it breaks off: trailer or end record is missing");
  return { account, lines };
}

function recordsOf(bytes: Uint8Array): Uint8Array[] {
  const records: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (BREAKS.has(bytes[at] ?? 0)) {
      at++;
      continue;
    }
    const record = bytes.subarray(at, at + RECORD);
    if (record.length < RECORD || record.some((byte) => BREAKS.has(byte)))
      throw new UnreadableStatement(`record ${records.length + 1} has not ${RECORD} bytes`);
    records.push(record);
    at += RECORD;
  }
  if (records.length === 0) throw new UnreadableStatement("it is empty");
  return records;
}

function textOf(record: Uint8Array, [from, bytes]: Field): string {
  return decoder.decode(record.subarray(from - 1, from - 1 + bytes)).trim();
}

type Refuse = (why: string) => never;

/** Undefined: money that went out. */
function readLine(record: Uint8Array, { data }: Layout, today: Day, refuse: Refuse): StatementLine | undefined {
  const field = (name: keyof Layout["data"]) => {
    const place = data[name];
    return place ? textOf(record, place) : "";
  };
  if (data.direction && field("direction") !== CAME) return undefined;
  const amount = Number(field("amount"));
  if (!/^\d+$/.test(field("amount")) || amount < 1 || amount > MOST)
    refuse(`its amount is ${JSON.stringify(field("amount"))}`);
  return {
    day: dayOf(field("day"), today) ?? refuse(`its day is ${JSON.stringify(field("day"))}`),
    amount,
    payer: [field("payer") || field("memo"), field("edi")].filter(Boolean).join(" "),
    reference: field("reference"),
    isCancelled: field("cancelled") === "1" || field("kind") === CORRECTION,
    raw: decoder.decode(record),
  };
}

const REIWA = 2018;
const CENTURY = 2000;

function dayOf(text: string, today: Day): Day | undefined {
  const [, year = "", month = "", date = ""] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const far = (at: number) => Math.abs(at - Number(today.slice(0, 4)));
  const years = [Number(year) + REIWA, Number(year) + CENTURY].sort((left, right) => far(left) - far(right));
  const day = `${years[0]}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

function checkSums(record: Uint8Array, { trailer }: Layout, lines: readonly StatementLine[], refuse: Refuse): void {
  const counted = lines.filter(({ isCancelled }) => !isCancelled);
  const sum = counted.reduce((all, { amount }) => all + amount, 0);
  const said = [Number(textOf(record, trailer.count)), Number(textOf(record, trailer.sum))];
  const all = lines.reduce((total, { amount }) => total + amount, 0);
  const adds = (count: number, yen: number) => said[0] === count && said[1] === yen;
  // Corrections are lines that came in, for some banks.
  if (!adds(counted.length, sum) && !adds(lines.length, all))
    refuse(`the trailer says ${said[0]} lines and ${said[1]} yen, and there are ${counted.length} and ${sum}`);
}
