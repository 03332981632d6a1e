import { inflateSync } from "node:zlib";

export interface ReadPdf {
  /** In the order of drawing, without the spaces between. */
  readonly text: string;
  readonly pages: number;
  /** Base names of the fonts whose outlines are inside. */
  readonly embedded: readonly string[];
  readonly named: readonly string[];
  /** Bytes of metadata and the like. */
  readonly raw: string;
}

/** As much of a PDF as our own tests ask for: objects one after the other, streams packed by Flate, text as hexadecimal glyphs. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const fonts = [...objects.values()].filter((body) => /\/Type \/Font\b/.test(body) && /\/ToUnicode/.test(body));
  const names = (body: string) => /\/BaseFont \/([\w+-]+)/.exec(body)?.[1] ?? "";
  const descriptors = [...objects.values()].filter((body) => /\/Type \/FontDescriptor/.test(body));
  const maps = new Map(
    fonts.map((body) => [names(body), glyphsOf(streamOf(objects.get(reference(body, "ToUnicode")) ?? ""))]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return {
    raw,
    pages: pages.length,
    named: fonts.map(names),
    embedded: descriptors
      .filter((body) => /\/FontFile[23]/.test(body))
      .map((body) => /\/FontName \/([\w+-]+)/.exec(body)?.[1] ?? ""),
    text: pages.map((page) => textOf(page, objects, maps)).join("\n"),
  };
}

function textOf(
  page: string,
  objects: ReadonlyMap<string, string>,
  maps: ReadonlyMap<string, ReadonlyMap<string, string>>,
) {
  const resources = objects.get(reference(page, "Resources")) ?? page;
  const fontOf = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [
      name,
      /\/BaseFont \/([\w+-]+)/.exec(objects.get(id) ?? "")?.[1] ?? "",
    ]),
  );
  let glyphs: ReadonlyMap<string, string> = new Map();
  let text = "";
  const content = streamOf(objects.get(reference(page, "Contents")) ?? "");
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = maps.get(fontOf.get(font) ?? "") ?? glyphs;
    for (const [, hex = ""] of (shown ?? "").matchAll(/<([\da-f]+)>/gi))
      for (const glyph of hex.match(/.{4}/g) ?? []) text += glyphs.get(glyph.toLowerCase()) ?? "\ufffd";
  }
  return text;
}

function reference(body: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? "";
}

function streamOf(body: string): string {
  const start = body.indexOf("stream\n") + "stream\n".length;
  const stream = body.slice(start, body.lastIndexOf("\nendstream"));
  return /FlateDecode/.test(body) ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream;
}

/** The ranges that pdfkit writes: `<0000> <0003> [<…> <…>]`. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = "", list = ""] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries())
      glyphs.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
  return glyphs;
}
