import { LIST_FIELDS, LIST_HEADINGS, writeCells } from "@surimono/domain/delivery";
import { saveFile } from "@surimono/ui/save-file.ts";
import type { SplitLine } from "./line-label.ts";

const SAMPLES = [
  ["摺木 みどり", "", "111-0052", "東京都台東区柳橋1-2-3 工房ビル301", "090-1234-5678"],
  ["版木 太郎", "株式会社サンプル", "530-0001", "大阪府大阪市北区梅田1-1-1", "06-1234-5678"],
] as const;

/** With what there is, so that item and size are spelt as they are looked for. */
export function sampleList(lines: readonly SplitLine[]): string {
  const rows = lines.map((line, index) => {
    const receiver = SAMPLES[index % SAMPLES.length] ?? SAMPLES[0];
    return [...receiver, line.name, line.size_name, "1"];
  });
  const head = LIST_FIELDS.map((field) => LIST_HEADINGS[field]);
  // The mark tells a spreadsheet that it is UTF-8.
  return `\uFEFF${[head, ...rows].map(writeCells).join("\r\n")}\r\n`;
}

export function downloadSample(lines: readonly SplitLine[]): void {
  saveFile(new Blob([sampleList(lines)], { type: "text/csv" }), "お届け先リスト.csv");
}
