import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { openZip, writeZip, type ZipEntry } from "./index.ts";

const LIMITS = { entries: 10, bytes: 1_000 };

async function stored(files: Readonly<Record<string, string>>): Promise<Buffer> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(files)) yield { name, bytes: Buffer.from(text), modified: new Date() };
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries())) parts.push(part);
  return Buffer.concat(parts);
}

/** As other programs write one: deflated, with a folder, extra fields and a comment. */
function deflated(name: string, text: string, said = text.length): Buffer {
  const packed = deflateRawSync(text);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(text), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(said, 18);
  facts.writeUInt16LE(name.length, 22);
  facts.writeUInt16LE(3, 24);
  const uint32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer);
  const local = Buffer.concat([uint32(0x04034b50), facts, Buffer.from(name), Buffer.from("xxx"), packed]);
  const central = Buffer.concat([
    ...[uint32(0x02014b50), Buffer.from([20, 0]), facts, Buffer.alloc(14), Buffer.from(name), Buffer.from("yyy")],
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(7, 20);
  return Buffer.concat([local, central, end, Buffer.from("comment")]);
}

test("opens what the shop writes, and what other programs deflate", async () => {
  const files = openZip(await stored({ "a.json": "{}", "b/c.json": "帆布" }), LIMITS);
  expect([...(files ?? [])].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    ["a.json", "{}"],
    ["b/c.json", "帆布"],
  ]);
  expect(String(openZip(deflated("a.txt", "x".repeat(500)), LIMITS)?.get("a.txt"))).toBe("x".repeat(500));
});

test("opens nothing that is damaged, cut, larger than it says or larger than is allowed", async () => {
  const sound = await stored({ "a.json": "1234567890" });
  const damaged = Buffer.from(sound);
  damaged[40] = 0x39;
  for (const [what, bytes, limits] of [
    ["damaged", damaged, LIMITS],
    ["cut", sound.subarray(0, sound.length - 10), LIMITS],
    ["no zip", Buffer.from("Not a ZIP at all, only a text that is long enough."), LIMITS],
    ["empty", Buffer.alloc(0), LIMITS],
    ["too many entries", sound, { entries: 0, bytes: 1_000 }],
    ["too large", sound, { entries: 1, bytes: 9 }],
    ["a bomb that says it is small", deflated("a.txt", "x".repeat(900_000), 10), LIMITS],
  ] as const)
    expect([what, openZip(bytes, limits)]).toEqual([what, undefined]);
});
