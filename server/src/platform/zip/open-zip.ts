import { crc32, inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

export interface ZipLimits {
  readonly entries: number;
  /** Of all entries together, unpacked. */
  readonly bytes: number;
}

/**
 * The files of a ZIP that somebody sent, by name, from its directory at the end (APPNOTE 6.3.10, stored and deflated). Undefined for whatever
 * is no sound ZIP, is encrypted, or is larger than the limits: nothing is unpacked beyond them.
 */
export function openZip(bytes: Buffer, limits: ZipLimits): ReadonlyMap<string, Buffer> | undefined {
  try {
    return read(bytes, limits);
  } catch {
    // An offset beyond the end, or what cannot be inflated.
    return undefined;
  }
}

function read(bytes: Buffer, limits: ZipLimits): ReadonlyMap<string, Buffer> | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) return undefined;
  const files = new Map<string, Buffer>();
  let room = limits.bytes;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const content = contentOf(bytes, at, room);
    if (content === undefined || files.has(name)) return undefined;
    room -= content.length;
    if (!name.endsWith("/")) files.set(name, content);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** A comment may follow the end record. */
function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return undefined;
}

function contentOf(bytes: Buffer, header: number, room: number): Buffer | undefined {
  const method = bytes.readUInt16LE(header + 10);
  const length = bytes.readUInt32LE(header + 24);
  const local = bytes.readUInt32LE(header + 42);
  if ((bytes.readUInt16LE(header + 8) & ENCRYPTED) !== 0 || length > room) return undefined;
  if (bytes.readUInt32LE(local) !== LOCAL_HEADER) return undefined;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(header + 20));
  const content = unpack(packed, method, length);
  return content && content.length === length && crc32(content) === bytes.readUInt32LE(header + 16)
    ? content
    : undefined;
}

function unpack(packed: Buffer, method: number, length: number): Buffer | undefined {
  if (method === STORED) return packed;
  // A header that says less than there is must not fill the memory.
  return method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(1, length) }) : undefined;
}
