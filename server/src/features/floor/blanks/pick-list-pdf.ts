import type { WireBlank } from "@surimono/contract/floor";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { PDF_FACE, PDF_QUIET, pdfLines } from "../../../platform/pdf/index.ts";
import type { PickList } from "./pick-list.ts";

const MARGIN = 32;

/** To take along: shelf after shelf with a box to tick, and what is to be bought on pages of its own. */
export function pickListPdf(list: PickList): object {
  const title = `白地のピックリスト ${list.batch || slashedDay(list.day)}`;
  const bought = list.blanks.filter(({ to_buy }) => to_buy > 0);
  return {
    displayTitle: true,
    language: "ja-JP",
    info: { title },
    pageSize: "A4",
    pageMargins: MARGIN,
    defaultStyle: { font: PDF_FACE, fontSize: 10, lineHeight: 1.2 },
    footer: (page: number, pages: number) => ({
      ...{ text: `${title}　${page} / ${pages}`, alignment: "right", fontSize: 7.5, color: PDF_QUIET },
      margin: [MARGIN, 8, MARGIN, 0],
    }),
    content: [
      head(list, title),
      pickTable(list.blanks),
      ...(bought.length > 0
        ? [
            { text: "仕入れるもの", bold: true, fontSize: 16, pageBreak: "before", margin: [0, 0, 0, 8] },
            buyTables(bought),
          ]
        : []),
    ],
  };
}

function head({ batch, until, day, time, blanks }: PickList, title: string): object {
  const total = blanks.reduce((sum, { units }) => sum + units, 0);
  const words = [
    { text: title, bold: true, fontSize: 16 },
    {
      text: `${slashedDay(day)} ${time} 現在　${formatNumber(total)}点${until ? `　発送予定 ${slashedDay(until)} まで` : ""}`,
    },
  ];
  return {
    columns: [{ width: "*", stack: words }, ...(batch ? [{ width: 64, qr: batch, fit: 64, eccLevel: "M" }] : [])],
    margin: [0, 0, 0, 12],
  };
}

const box = { width: 12, canvas: [{ type: "rect", x: 0, y: 1, w: 9, h: 9, lineColor: "#000000", lineWidth: 0.8 }] };
const right = (text: string) => ({ text, alignment: "right" });
const quiet = (text: string) => ({ text, color: PDF_QUIET, fontSize: 8 });

function swatch({ color_value: color, color_name: text }: WireBlank): object {
  const patch = { type: "rect", x: 0, y: 1, w: 14, h: 8, color, lineColor: "#000000", lineWidth: 0.5 };
  return { columns: [{ width: 20, canvas: [patch] }, { text }] };
}

function pickTable(blanks: readonly WireBlank[]): object {
  return {
    table: {
      ...{ headerRows: 1, dontBreakRows: true, widths: [12, 70, "*", 96, 60, 44] },
      body: [
        ["", quiet("棚"), quiet("商品"), quiet("色"), quiet("サイズ"), { ...quiet("点数"), alignment: "right" }],
        ...blanks.map((blank) => [
          box,
          { text: blank.shelf || "–", bold: true },
          blank.item_name,
          swatch(blank),
          { text: blank.size_name, bold: true },
          { ...right(formatNumber(blank.units)), bold: true, fontSize: 12 },
        ]),
      ],
    },
    layout: pdfLines,
  };
}

function buyTables(bought: readonly WireBlank[]): object {
  const bySupplier = Map.groupBy(bought, ({ supplier }) => supplier);
  return {
    stack: [...bySupplier].map(([supplier, blanks]) => ({
      stack: [
        { text: supplier || "仕入先の登録がないもの", bold: true, fontSize: 12, margin: [0, 0, 0, 4] },
        {
          table: {
            ...{ headerRows: 1, dontBreakRows: true, widths: ["*", 110, 90, 50, 44] },
            body: [
              [quiet("商品"), quiet("品番"), quiet("色"), quiet("サイズ"), { ...quiet("発注数"), alignment: "right" }],
              ...blanks.map((blank) => [
                blank.item_name,
                blank.item_code || "–",
                [blank.color_code, blank.color_name].filter(Boolean).join(" "),
                [blank.size_code, blank.size_name].filter(Boolean).join(" "),
                { ...right(formatNumber(blank.to_buy)), bold: true },
              ]),
            ],
          },
          layout: pdfLines,
        },
      ],
      margin: [0, 0, 0, 16],
    })),
  };
}
