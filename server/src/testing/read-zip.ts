import { crc32 } from "node:zlib";

/** The stored entries of a ZIP, read as any program reads one: from its directory at the end. Throws where sums or offsets do not fit. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error("no end of directory");
  const files = new Map<string, Buffer>();
  const directory = directoryOf(bytes, end);
  let at = directory.offset;
  for (let left = directory.entries; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error("no directory entry");
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} has no header`);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== directory.end) throw new Error("the directory has another length");
  return files;
}

/** From the record of 64 bits where the last one says that it has no room. */
function directoryOf(bytes: Buffer, end: number) {
  const [entries, offset] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (entries < 0xffff && offset < 0xffffffff) return { entries, offset, end };
  if (bytes.readUInt32LE(end - 20) !== 0x07064b50) throw new Error("no locator of the large directory");
  const large = Number(bytes.readBigUInt64LE(end - 12));
  if (bytes.readUInt32LE(large) !== 0x06064b50) throw new Error("no large end of directory");
  const numberAt = (at: number) => Number(bytes.readBigUInt64LE(large + at));
  return { entries: numberAt(32), offset: numberAt(48), end: large };
}
