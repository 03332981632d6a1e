import { deflateSync } from "node:zlib";

/** Points a micrometre: what a length of the design is in a PDF. */
export const POINTS_PER_UM = 72 / 25_400;

export type PdfRef = { readonly number: number };

/**
 * Writes a PDF object by object. There is no date, no producer and no id in it, and the same objects give the same bytes: a file that is
 * made again is the same file.
 */
export class PdfFile {
  readonly #parts: Buffer[] = [Buffer.from("%PDF-1.6\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  readonly #offsets: number[] = [];
  #size = this.#parts[0]?.length ?? 0;

  /** The number of an object that is written later. */
  reserve(): PdfRef {
    this.#offsets.push(0);
    return { number: this.#offsets.length };
  }

  /** `body` is PDF syntax, such as a dictionary. */
  add(body: string, ref: PdfRef = this.reserve()): PdfRef {
    return this.#write(ref, Buffer.from(body, "latin1"));
  }

  /** `entries` are the dictionary's, without the length and the filter when `content` is to be packed here. */
  addStream(entries: string, content: Uint8Array | string, packed = false): PdfRef {
    const raw = typeof content === "string" ? Buffer.from(content, "latin1") : content;
    const data = packed ? raw : deflateSync(raw, { level: 4 });
    const filter = packed ? "" : " /Filter /FlateDecode";
    const head = Buffer.from(`<< ${entries}${filter} /Length ${data.length} >>\nstream\n`, "latin1");
    return this.#write(this.reserve(), Buffer.concat([head, data, Buffer.from("\nendstream", "latin1")]));
  }

  /** The whole file; `root` is the catalogue. */
  finish(root: PdfRef): Buffer {
    const start = this.#size;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const count = this.#offsets.length + 1;
    this.#push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${count} /Root ${root.number} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
        "latin1",
      ),
    );
    return Buffer.concat(this.#parts);
  }

  #write(ref: PdfRef, body: Buffer): PdfRef {
    this.#offsets[ref.number - 1] = this.#size;
    this.#push(Buffer.from(`${ref.number} 0 obj\n`, "latin1"), body, Buffer.from("\nendobj\n", "latin1"));
    return ref;
  }

  #push(...parts: Buffer[]): void {
    for (const part of parts) {
      this.#parts.push(part);
      this.#size += part.length;
    }
  }
}

/** As PDF writes it: no exponent, no more digits than a printer can place. */
export function pdfNumber(value: number): string {
  const text = value.toFixed(4);
  return text.includes(".") ? text.replace(/\.?0+$/, "").replace(/^-0$/, "0") : text;
}

export function pdfNumbers(values: Iterable<number>): string {
  return Array.from(values, pdfNumber).join(" ");
}
