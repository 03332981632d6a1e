import { UnreadableStatement } from "./statement.ts";
import type { Field } from "./zengin-layouts.ts";

/** Every record has so many bytes; line breaks between them are optional. */
const RECORD = 200;
const BREAKS = new Set([0x0a, 0x0d, 0x1a]);
const SPACE = 0x20;

const decoder = new TextDecoder("shift_jis");

/** One record, with words for what is wrong at which of its bytes. */
export interface ZenginRecord {
  readonly text: (field: Field) => string;
  /** 0 where it is blank. */
  readonly number: (field: Field) => number;
  readonly hasDigits: (field: Field) => boolean;
  readonly raw: string;
  readonly refuse: (why: string, field?: Field) => never;
}

export function readRecords(bytes: Uint8Array): ZenginRecord[] {
  const records: ZenginRecord[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (BREAKS.has(bytes[at] ?? 0)) {
      at++;
      continue;
    }
    const record = bytes.subarray(at, at + RECORD);
    const wrong = record.findIndex((byte) => byte < SPACE);
    if (wrong >= 0 || record.length < RECORD)
      throw new UnreadableStatement(
        `record ${records.length + 1}, byte ${(wrong < 0 ? record.length : wrong) + 1}: it ends here and has not ${RECORD} bytes`,
        { record: records.length + 1, byte: (wrong < 0 ? record.length : wrong) + 1 },
      );
    records.push(recordOf(record, records.length + 1));
    at += RECORD;
  }
  if (records.length === 0) throw new UnreadableStatement("it is empty");
  return records;
}

function recordOf(record: Uint8Array, count: number): ZenginRecord {
  const text = ([from, bytes]: Field) => decoder.decode(record.subarray(from - 1, from - 1 + bytes)).trim();
  const hasDigits = (field: Field) => new RegExp(`^\\d{${field[1]}}$`).test(text(field));
  const refuse = (why: string, field?: Field): never => {
    const place = { record: count, ...(field && { byte: field[0] }) };
    throw new UnreadableStatement(`record ${count}${field ? `, byte ${field[0]}` : ""}: ${why}`, place);
  };
  const number = (field: Field) =>
    /^\d*$/.test(text(field)) ? Number(text(field)) : refuse(`${JSON.stringify(text(field))} is no number`, field);
  return { text, number, hasDigits, raw: decoder.decode(record), refuse };
}
