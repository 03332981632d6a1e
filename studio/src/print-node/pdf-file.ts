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
  readonly #objects: PdfObject[] = [];
  #count = 0;

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

  /** A stream whose filter `entries` name. Its content may follow: other objects are written meanwhile. */
  addPacked(entries: string, content: Uint8Array | Promise<Uint8Array>): PdfRef {
    const ref = this.reserve();
    this.#objects.push({ ref, body: Promise.resolve(content).then((data) => stream(entries, data)) });
    return ref;
  }

  /** The whole file; `root` is the catalogue. */
  async finish(root: PdfRef): Promise<Buffer> {
    const parts: Uint8Array[] = [Buffer.from("%PDF-1.6\n%\xe2\xe3\xcf\xd3\n", "latin1")];
    const offsets: number[] = [];
    let size = parts[0]?.length ?? 0;
    const write = (part: Uint8Array): void => {
      parts.push(part);
      size += part.length;
    };
    for (const { ref, body } of this.#objects) {
      offsets[ref.number - 1] = size;
      write(Buffer.from(`${ref.number} 0 obj\n`, "latin1"));
      for (const piece of await body) write(piece);
      write(Buffer.from("\nendobj\n", "latin1"));
    }
    const rows = Array.from(offsets, (offset = 0) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const table = `xref\n0 ${this.#count + 1}\n0000000000 65535 f \n${rows.join("")}`;
    const trailer = `trailer\n<< /Size ${this.#count + 1} /Root ${root.number} 0 R >>\nstartxref\n${size}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(table + trailer, "latin1")]);
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
