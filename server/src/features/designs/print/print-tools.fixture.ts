import { runTool } from "../../../testing/outside-tools.ts";

type Dictionary = Readonly<Record<string, unknown>>;

/** The one page of a PDF as qpdf reads it, with every digit of its boxes, in points. */
export function pageOf(file: string): { readonly page: Dictionary; readonly objects: Dictionary } {
  const { qpdf, pages } = JSON.parse(runTool("qpdf", "--json=2", file)) as {
    readonly qpdf: readonly [unknown, Readonly<Record<string, { readonly value?: Dictionary }>>];
    readonly pages: readonly { readonly object: string }[];
  };
  if (pages.length !== 1) throw new Error(`${file} has ${pages.length} pages`);
  return { page: qpdf[1][`obj:${pages[0]?.object}`]?.value ?? {}, objects: qpdf[1] };
}

/** The rows of `pdfimages -list`, keyed by column name. */
export function imagesIn(file: string): Record<string, string>[] {
  const [head = "", , ...rows] = runTool("pdfimages", "-list", file).trimEnd().split("\n");
  const names = head.trim().split(/\s+/);
  return rows.map((row) =>
    Object.fromEntries(
      row
        .trim()
        .split(/\s+/)
        .map((cell, at) => [names[at] ?? "", cell]),
    ),
  );
}
