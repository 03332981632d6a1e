/**
 * The ICC profile of sRGB, built here so that nobody's licence comes with it: version 2.1 (ICC.1:2001), which every RIP reads, with the
 * primaries of IEC 61966-2-1 adapted to D50 by Bradford's matrix.
 */
export function srgbProfile(): Buffer {
  const tags: readonly (readonly [name: string, data: Buffer])[] = [
    ["desc", description("sRGB IEC61966-2.1")],
    ["cprt", textTag("No copyright, use freely")],
    ["wtpt", xyz(WHITE)],
    ["rXYZ", xyz([0.43603516, 0.2224884, 0.01391602])],
    ["gXYZ", xyz([0.38511658, 0.71690369, 0.09706116])],
    ["bXYZ", xyz([0.14305115, 0.06060791, 0.71391296])],
    ["rTRC", curve()],
  ];
  const names = [...tags.map(([name]) => name), "gTRC", "bTRC"];
  const table = Buffer.alloc(4 + names.length * 12);
  table.writeUInt32BE(names.length);
  const at = new Map<string, readonly [offset: number, length: number]>();
  let offset = HEADER + table.length;
  for (const [name, data] of tags) {
    at.set(name, [offset, data.length]);
    offset += data.length;
  }
  for (const [index, name] of names.entries()) {
    // The three channels share one curve.
    const [start, length] = at.get(name) ?? at.get("rTRC") ?? [0, 0];
    table.write(name, 4 + index * 12, "latin1");
    table.writeUInt32BE(start, 8 + index * 12);
    table.writeUInt32BE(length, 12 + index * 12);
  }
  return Buffer.concat([header(offset), table, ...tags.map(([, data]) => data)]);
}

const HEADER = 128;
/** D50, the white of the space that profiles connect to. */
const WHITE = [0.96420288, 1, 0.8249054] as const;

function header(size: number): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x02100000, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  // A date that never changes: the same file each time.
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + index * 2);
  bytes.write("acsp", 36, "latin1");
  for (const [index, value] of WHITE.entries()) bytes.writeInt32BE(fixed(value), 68 + index * 4);
  return bytes;
}

/** As s15Fixed16. */
const fixed = (value: number): number => Math.round(value * 65_536);

function xyz(values: readonly [number, number, number]): Buffer {
  const bytes = tag("XYZ ", 12);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(fixed(value), 8 + index * 4);
  return bytes;
}

const STEPS = 1024;

function curve(): Buffer {
  const bytes = tag("curv", 4 + STEPS * 2);
  bytes.writeUInt32BE(STEPS, 8);
  for (let step = 0; step < STEPS; step++)
    bytes.writeUInt16BE(Math.round(linear(step / (STEPS - 1)) * 65_535), 12 + step * 2);
  return bytes;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function textTag(words: string): Buffer {
  const bytes = tag("text", words.length + 1);
  bytes.write(words, 8, "latin1");
  return bytes;
}

/** Empty for the two other scripts that the tag has room for. */
function description(words: string): Buffer {
  const bytes = tag("desc", 4 + words.length + 1 + 8 + 3 + 67);
  bytes.writeUInt32BE(words.length + 1, 8);
  bytes.write(words, 12, "latin1");
  return bytes;
}

/** Its type and so many bytes, in whole words. */
function tag(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil((8 + length) / 4) * 4);
  bytes.write(type, "latin1");
  return bytes;
}
