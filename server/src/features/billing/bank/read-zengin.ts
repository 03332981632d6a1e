import { type Day, isDay } from "@surimono/domain/kernel";
import { type Statement, type StatementLine, UnreadableStatement } from "./statement.ts";
import { ZENGIN_LAYOUT_NAMES, ZENGIN_LAYOUTS, type ZenginLayout, type ZenginLayoutName } from "./zengin-layouts.ts";
import { readRecords, type ZenginRecord } from "./zengin-records.ts";

/** More than one payment of a shop can be. */
const MOST = 999_999_999;
const CAME = "1";
const WENT = "2";
const CORRECTION = "19";

/** What stands between a header and its trailer. */
interface Group {
  readonly header: ZenginRecord;
  readonly data: ZenginRecord[];
}

/**
 * 全銀協規定形式 of 200 bytes: headers, the lines of each account, their trailer with counts and sums, and an end. Whatever does not add up is
 * refused as a whole, with its record and byte (rule billing-statement). Years are those of the era; a bank that writes the western year is
 * understood by what is nearer to `today`. The layout is the one that fits, unless it is named.
 */
export function readZengin(bytes: Uint8Array, today: Day, named?: ZenginLayoutName): Statement {
  let account = "";
  let group: Group | undefined;
  let hasEnded = false;
  const lines: StatementLine[] = [];
  for (const record of readRecords(bytes)) {
    const kind = record.text([1, 1]);
    if (hasEnded) record.refuse("there is more behind the end", [1, 1]);
    if (kind === "1") {
      if (group) record.refuse("a header before the trailer of the one before", [1, 1]);
      group = { header: record, data: [] };
    } else if (kind === "2") (group ?? record.refuse("a line without a header", [1, 1])).data.push(record);
    else if (kind === "8") {
      const { header, data } = group ?? record.refuse("a trailer without a header", [1, 1]);
      const layout = layoutOf(header, data, named);
      const read = accountOf(header, layout);
      if (account !== "" && read !== account) header.refuse("it is of another account than the first", layout.account);
      account = read;
      lines.push(...readGroup(layout, data, record, today));
      group = undefined;
    } else if (kind === "9") hasEnded = true;
    else record.refuse(`it begins with ${JSON.stringify(kind)}`, [1, 1]);
  }
  if (group || !hasEnded) throw new UnreadableStatement("it breaks off: trailer or end record is missing");
  return { account, lines };
}

function layoutOf(header: ZenginRecord, data: readonly ZenginRecord[], named?: ZenginLayoutName): ZenginLayout {
  const kind = header.text([2, 2]);
  const ofKind = ZENGIN_LAYOUT_NAMES.filter((name) => ZENGIN_LAYOUTS[name].kind === kind);
  if (ofKind.length === 0) header.refuse("it is neither 振込入金通知 (01) nor 入出金取引明細 (03)", [2, 2]);
  if (header.text([4, 1]) === "1") header.refuse("it is in EBCDIC: ask the bank for JIS", [4, 1]);
  if (named && !ofKind.includes(named)) header.refuse(`it is no ${ZENGIN_LAYOUTS[named].name}`, [2, 2]);
  const layouts: readonly ZenginLayout[] = (named ? [named] : ofKind).map((name) => ZENGIN_LAYOUTS[name]);
  const fits = layouts.find(({ digits }) => data.every((record) => digits.every(record.hasDigits)));
  // The usual one, which asks for least, says what is wrong.
  const layout = fits ?? (layouts.at(-1) as ZenginLayout);
  for (const record of data)
    for (const field of layout.digits)
      if (!record.hasDigits(field))
        record.refuse(`${JSON.stringify(record.text(field))} is no number of ${layout.name}`, field);
  return layout;
}

function accountOf(header: ZenginRecord, { account }: ZenginLayout): string {
  return `${header.text([23, 4])}-${header.text([42, 3])}-${header.number(account)}`;
}

interface Read {
  readonly line: StatementLine;
  readonly hasCome: boolean;
}

function readGroup(layout: ZenginLayout, data: readonly ZenginRecord[], trailer: ZenginRecord, today: Day) {
  const read = data.map((record) => readLine(record, layout, today));
  checkSums(layout, read, trailer);
  return read.flatMap(({ line, hasCome }) => (hasCome ? [line] : []));
}

function readLine(record: ZenginRecord, { data }: ZenginLayout, today: Day): Read {
  const field = (name: keyof ZenginLayout["data"]) => {
    const place = data[name];
    return place ? record.text(place) : "";
  };
  const direction = data.direction ? field("direction") : CAME;
  if (direction !== CAME && direction !== WENT)
    record.refuse(`money came (1) or went (2), and it says ${JSON.stringify(direction)}`, data.direction);
  const amount = record.number(data.amount);
  if (amount < 1 || amount > MOST) record.refuse(`its amount is ${JSON.stringify(field("amount"))}`, data.amount);
  const day = dayOf(field("day"), today) ?? record.refuse(`its day is ${JSON.stringify(field("day"))}`, data.day);
  const payer = [field("payer") || field("memo"), field("edi")].filter(Boolean).join(" ");
  const isCancelled = field("cancelled") === "1" || field("correction") === CORRECTION;
  const line = { day, amount, payer, reference: field("reference"), isCancelled, raw: record.raw };
  return { line, hasCome: direction === CAME };
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

function checkSums({ kind, trailer: places }: ZenginLayout, read: readonly Read[], trailer: ZenginRecord): void {
  const came = read.filter(({ hasCome }) => hasCome);
  const standing = came.filter(({ line }) => !line.isCancelled);
  const said = [trailer.number(places.count), trailer.number(places.sum)] as const;
  // Corrections are lines that came in, for some banks.
  if (!adds(said, standing) && !adds(said, came)) differs(trailer, places.count, said, standing);
  if (places.otherCount && places.otherSum) {
    const others = kind === "01" ? came.filter(({ line }) => line.isCancelled) : read.filter(({ hasCome }) => !hasCome);
    const told = [trailer.number(places.otherCount), trailer.number(places.otherSum)] as const;
    // Banks that count corrections among what came have none here.
    const isSilent = kind === "01" && told[0] === 0 && told[1] === 0;
    if (!isSilent && !adds(told, others)) differs(trailer, places.otherCount, told, others);
  }
  if (!places.records) return;
  const records = trailer.number(places.records);
  if (records !== 0 && records !== read.length)
    trailer.refuse(`the trailer says ${records} records, and there are ${read.length}`, places.records);
}

const sumOf = (read: readonly Read[]) => read.reduce((sum, { line }) => sum + line.amount, 0);

function adds([count, sum]: readonly [number, number], read: readonly Read[]): boolean {
  return count === read.length && sum === sumOf(read);
}

function differs(
  trailer: ZenginRecord,
  field: readonly [number, number],
  [count, sum]: readonly [number, number],
  read: readonly Read[],
): never {
  return trailer.refuse(
    `the trailer says ${count} lines and ${sum} yen, and there are ${read.length} and ${sumOf(read)}`,
    field,
  );
}
