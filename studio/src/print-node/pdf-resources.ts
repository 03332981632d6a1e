import { type PdfFile, type PdfRef, pdfNumber } from "./pdf-file.ts";
import type { PressInks } from "./press-inks.ts";

/** What the content of a page or form refers to by name. One for the whole file: names stay unique. */
export class PdfResources {
  readonly #states = new Map<string, string>();
  readonly #pictures: PdfRef[] = [];
  readonly #colors: PdfRef[] = [];
  readonly file: PdfFile;
  /** Of a file for a press; without them colours are RGB. */
  readonly inks: PressInks | undefined;

  constructor(file: PdfFile, inks?: PressInks) {
    this.file = file;
    this.inks = inks;
  }

  /** The name of a graphics state with this opacity. */
  opacity(alpha: number): string {
    return this.state(`/ca ${pdfNumber(alpha)} /CA ${pdfNumber(alpha)}`);
  }

  state(entries: string): string {
    const name = this.#states.get(entries) ?? `/G${this.#states.size}`;
    this.#states.set(entries, name);
    return name;
  }

  /** The name of an image or form. */
  picture(ref: PdfRef): string {
    const known = this.#pictures.findIndex(({ number }) => number === ref.number);
    return `/X${known >= 0 ? known : this.#pictures.push(ref) - 1}`;
  }

  /** The name of a colour space. */
  color(ref: PdfRef): string {
    return `/C${this.#colors.push(ref) - 1}`;
  }

  /** The dictionary so far: a form refers to what was named before its end. */
  dictionary(): string {
    const states = [...this.#states].map(([entries, name]) => `${name} << ${entries} >>`);
    const pictures = this.#pictures.map((ref, index) => `/X${index} ${ref.number} 0 R`);
    const spaces = this.#colors.map((ref, index) => `/C${index} ${ref.number} 0 R`);
    const colors = spaces.length > 0 ? ` /ColorSpace << ${spaces.join(" ")} >>` : "";
    return `<< /ExtGState << ${states.join(" ")} >> /XObject << ${pictures.join(" ")} >>${colors} >>`;
  }
}
