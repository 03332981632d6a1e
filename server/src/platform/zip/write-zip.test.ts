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
