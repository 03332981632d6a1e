import { expect, test } from "vitest";
import { readZip } from "../../testing/read-zip.ts";
import { writeZip, type ZipEntry } from "./index.ts";

const modified = new Date("2026-11-21T03:04:06.000+09:00");

async function zip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(files)) yield { name, bytes: Buffer.from(text), modified };
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries())) parts.push(part);
  return Buffer.concat(parts);
}

const unpack = (bytes: Buffer) => Object.fromEntries([...readZip(bytes)].map(([name, text]) => [name, String(text)]));

test("what goes in comes out, names and time too", async () => {
  const files = { "item.csv": "名前,価格\n海,3000\n", "images/01_表.jpg": "x".repeat(70_000), "empty.txt": "" };
  const bytes = await zip(files);
  expect(unpack(bytes)).toEqual(files);
  // 03:04:06 on 2026-11-21, as MS-DOS writes it.
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0x1883, 0x5d75]);
});

test("without entries it is an empty archive", async () => {
  expect(unpack(await zip({}))).toEqual({});
});

test.each(["../a", "/etc/passwd", "a/../b", "C:\\a", "a\nb", "", ".hidden"])("refuses the name %j", async (name) => {
  await expect(zip({ [name]: "" })).rejects.toThrow(RangeError);
});

test("70,000 entries are all found again", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < 70_000; at++) yield { name: `${at}`, bytes: Buffer.of(at % 256), modified };
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries())) parts.push(part);
  const bytes = Buffer.concat(parts);
  const files = readZip(bytes);
  expect(files.size).toBe(70_000);
  expect(files.get("69999")).toEqual(Buffer.of(69_999 % 256));
  // Old programs see that they cannot count it, and do not take it for a small one.
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(0xffff);
});

test("entries on both sides of 4 GiB say where they are, and so does the directory", async () => {
  const before = 2 ** 32 - 1000;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ["near", "far"]) yield { name, bytes: Buffer.alloc(2000, name), modified };
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries(), before)) parts.push(part);
  const bytes = Buffer.concat(parts);
  const far = before + 30 + "near".length + 2000;
  const end = bytes.length - 22;
  expect([bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)]).toEqual([2, 0xffffffff]);
  const record = Number(bytes.readBigUInt64LE(end - 12)) - before;
  expect([bytes.readUInt32LE(end - 20), bytes.readUInt32LE(record), record + 56]).toEqual([
    0x07064b50,
    0x06064b50,
    end - 20,
  ]);
  const directory = Number(bytes.readBigUInt64LE(record + 48)) - before;
  expect(directory + Number(bytes.readBigUInt64LE(record + 40))).toBe(record);
  // The first is within reach, and is written as it always was.
  const [one, other] = [directory, directory + 46 + "near".length];
  expect([bytes.readUInt32LE(one), bytes.readUInt16LE(one + 30), bytes.readUInt32LE(one + 42)]).toEqual([
    ...[0x02014b50, 0, before],
  ]);
  expect([bytes.readUInt32LE(other), bytes.readUInt16LE(other + 30), bytes.readUInt32LE(other + 42)]).toEqual([
    ...[0x02014b50, 12, 0xffffffff],
  ]);
  const extra = other + 46 + "far".length;
  expect([bytes.readUInt16LE(extra), bytes.readUInt16LE(extra + 2), Number(bytes.readBigUInt64LE(extra + 4))]).toEqual([
    ...[1, 8, far],
  ]);
  expect(bytes.readUInt32LE(far - before)).toBe(0x04034b50);
});
