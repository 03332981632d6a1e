import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { POINTS_PER_INCH, UM_PER_INCH } from "@surimono/domain/kernel";

const pack = promisify<Uint8Array, { level: number }, Buffer>(deflate);

/** Points per micrometre: converts design lengths to PDF. */
export const POINTS_PER_UM = POINTS_PER_INCH / UM_PER_INCH;

export type PdfRef = { readonly number: number };

interface PdfObject {
  readonly ref: PdfRef;
  /** In pieces, so that a picture is copied only when the whole file is joined. */
  readonly body: readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
}

/**
 * Writes a PDF object by object. It has no date, producer or id, and the same objects give the same bytes: a remade file is identical.
 */
export class PdfFile {
  #objects: PdfObject[] = [];
  #count = 0;
  #size = 0;
  readonly #offsets: number[] = [];
  readonly #parts: Uint8Array[] = [];
  readonly #take: (part: Uint8Array) => void;

  /** `take` gets the file part by part; without it `finish` answers the whole. */
  constructor(take?: (part: Uint8Array) => void) {
    this.#take = take ?? ((part) => void this.#parts.push(part));
    this.#write(Buffer.from("%PDF-1.6\n%\xe2\xe3\xcf\xd3\n", "latin1"));
  }

  #write(part: Uint8Array): void {
    this.#take(part);
    this.#size += part.length;
  }

  /** Reserves the number of an object written later. */
  reserve(): PdfRef {
    this.#count++;
    return { number: this.#count };
  }

  /** `body` is PDF syntax, such as a dictionary. */
  add(body: string, ref: PdfRef = this.reserve()): PdfRef {
    this.#objects.push({ ref, body: [Buffer.from(body, "latin1")] });
    return ref;
  }

  /** `entries` are the dictionary's, without the length and the filter. */
  addStream(entries: string, content: string): PdfRef {
    const packed = pack(Buffer.from(content, "latin1"), { level: 4 });
    return this.addPacked(`${entries} /Filter /FlateDecode`, packed);
  }

  /** The same for content that is not known yet. */
  addLater(entries: string, content: Promise<string>): PdfRef {
    const packed = content.then((known) => pack(Buffer.from(known, "latin1"), { level: 4 }));
    return this.addPacked(`${entries} /Filter /FlateDecode`, packed);
  }

  /** A stream whose filter `entries` name. Its content may follow: other objects are written meanwhile. */
  addPacked(entries: string, content: Uint8Array | Promise<Uint8Array>): PdfRef {
    const ref = this.reserve();
    this.#objects.push({ ref, body: Promise.resolve(content).then((data) => stream(entries, data)) });
    return ref;
  }

  /** Writes what was added so far, so that it need not stay in memory. */
  async flush(): Promise<void> {
    const added = this.#objects;
    this.#objects = [];
    for (const { ref, body } of added) {
      this.#offsets[ref.number - 1] = this.#size;
      this.#write(Buffer.from(`${ref.number} 0 obj\n`, "latin1"));
      for (const piece of await body) this.#write(piece);
      this.#write(Buffer.from("\nendobj\n", "latin1"));
    }
  }

  /** The whole file, where nothing else takes it; `root` is the catalogue. */
  async finish(root: PdfRef, more = ""): Promise<Buffer> {
    await this.flush();
    const rows = Array.from(this.#offsets, (offset = 0) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const table = `xref\n0 ${this.#count + 1}\n0000000000 65535 f \n${rows.join("")}`;
    const end = `startxref\n${this.#size}\n%%EOF\n`;
    this.#write(
      Buffer.from(`${table}trailer\n<< /Size ${this.#count + 1} /Root ${root.number} 0 R${more} >>\n${end}`, "latin1"),
    );
    return Buffer.concat(this.#parts);
  }
}

function stream(entries: string, data: Uint8Array): Uint8Array[] {
  const head = Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`, "latin1");
  return [head, data, Buffer.from("\nendstream", "latin1")];
}

/** In PDF syntax: no exponent, no more digits than a printer can place. */
export function pdfNumber(value: number): string {
  const text = value.toFixed(4);
  return text.includes(".") ? text.replace(/\.?0+$/, "").replace(/^-0$/, "0") : text;
}

export function pdfNumbers(values: Iterable<number>): string {
  return Array.from(values, pdfNumber).join(" ");
}
