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
const VERSION = 20;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8_NAMES = 0x0800;
const SAFE_NAME = /^(?![/.])(?!.*(?:\.\.|\/\/))[^\\:*?"<>|\u0000-\u001f]{1,200}$/u;

/**
 * A ZIP archive, entry by entry as they are made, so that only one is in memory. Entries are stored, not deflated: pictures are
 * already compressed. Up to 65,535 entries and 4 GB (APPNOTE 6.3.10 without ZIP64).
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    if (!SAFE_NAME.test(entry.name)) throw new RangeError("an entry of a ZIP has an unsafe name");
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
  yield Buffer.concat([
    uint32(END_OF_DIRECTORY),
    uint16(0, 0, directory.length, directory.length),
    uint32(central.length, offset),
    uint16(0),
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
  // Comment length, disk number, internal attributes.
  const rest = Buffer.concat([uint16(0, 0, 0), uint32(0, offset)]);
  return Buffer.concat([uint32(CENTRAL_HEADER), uint16(VERSION), facts, rest, name]);
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
