import { crc32 } from "node:zlib";
import { clockInJapan } from "@surimono/domain/kernel";

export interface ZipEntry {
  /** A relative path, unique within the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly modified: Date;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const VERSION = 20;
const VERSION_64 = 45;
/** Said where the number itself is in a field of 64 bits (APPNOTE 4.4.1.4). */
const SEE_64 = 0xffffffff;
const SEE_64_SHORT = 0xffff;
const EXTRA_64 = 0x0001;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8_NAMES = 0x0800;
const SAFE_NAME = /^(?![/.])(?!.*(?:\.\.|\/\/))[^\\:*?"<>|\u0000-\u001f]{1,200}$/u;

/**
 * A ZIP archive, entry by entry as they are made, so that only one is in memory. Entries are stored, not deflated: pictures are
 * already compressed. What needs more than 65,535 entries or 4 GiB is written as ZIP64 (APPNOTE 6.3.10); what does not is the same to the byte as
 * without it. One entry is smaller than 4 GiB. `before` is how many bytes come
 * before it in its file.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, before = 0): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = before;
  for await (const entry of entries) {
    if (!SAFE_NAME.test(entry.name)) throw new RangeError("an entry of a ZIP has an unsafe name");
    if (entry.bytes.length >= SEE_64) throw new RangeError("an entry of a ZIP has 4 GiB");
    const name = Buffer.from(entry.name);
    const facts = factsOf(entry, name);
    const header = Buffer.concat([uint32(LOCAL_HEADER), facts, name]);
    directory.push(centralHeader(facts, name, offset));
    offset += header.length + entry.bytes.length;
    yield header;
    yield entry.bytes;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf({ entries: directory.length, bytes: central.length, offset });
}

/** Of the directory: twice where its numbers do not fit the first form. */
function endOf({
  entries,
  bytes,
  offset,
}: {
  readonly entries: number;
  readonly bytes: number;
  readonly offset: number;
}) {
  const isLarge = entries >= SEE_64_SHORT || bytes >= SEE_64 || offset >= SEE_64;
  const count = Math.min(entries, SEE_64_SHORT);
  const end = Buffer.concat([
    uint32(END_OF_DIRECTORY),
    uint16(0, 0, count, count),
    uint32(Math.min(bytes, SEE_64), Math.min(offset, SEE_64)),
    uint16(0),
  ]);
  if (!isLarge) return end;
  return Buffer.concat([
    uint32(END_OF_DIRECTORY_64),
    // Of what follows in this record: two versions, two disks, four numbers.
    uint64(44),
    uint16(VERSION_64, VERSION_64),
    uint32(0, 0),
    uint64(entries, entries, bytes, offset),
    uint32(LOCATOR_64, 0),
    uint64(offset + bytes),
    uint32(1),
    end,
  ]);
}

/** The fields shared by local and central header: version needed, flags, method, time, CRC, sizes, length of name and of extra. */
function factsOf({ bytes, modified }: ZipEntry, name: Buffer): Buffer {
  return Buffer.concat([
    uint16(VERSION, UTF8_NAMES, 0, ...dosTime(modified)),
    uint32(crc32(bytes), bytes.length, bytes.length),
    uint16(name.length, 0),
  ]);
}

function centralHeader(facts: Buffer, name: Buffer, offset: number): Buffer {
  const isFar = offset >= SEE_64;
  const extra = isFar ? Buffer.concat([uint16(EXTRA_64, 8), uint64(offset)]) : Buffer.alloc(0);
  // Its own length of extra, comment length, disk number, internal attributes.
  const rest = Buffer.concat([uint16(extra.length, 0, 0, 0), uint32(0, Math.min(offset, SEE_64))]);
  const version = uint16(isFar ? VERSION_64 : VERSION);
  return Buffer.concat([uint32(CENTRAL_HEADER), version, facts.subarray(0, -2), rest, name, extra]);
}

/** MS-DOS time and date, in the shop's time zone: archives have none. */
function dosTime(at: Date): [number, number] {
  const { year, month, date, hour, minute, second } = clockInJapan(at);
  return [(hour << 11) | (minute << 5) | (second >> 1), ((year - 1980) << 9) | (month << 5) | date];
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

function uint64(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), index * 8);
  return bytes;
}
