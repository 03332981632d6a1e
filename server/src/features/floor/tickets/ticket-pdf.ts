import { spacedUnitCode } from "@surimono/domain/floor";
import { PDF_FACE, PDF_QUIET, pdfLines } from "../../../platform/pdf/index.ts";
import { pdfPicture } from "../papers/pdf-picture.ts";
import type { Ticket, TicketSet } from "./ticket.ts";

const MARGIN = 24;
/** Four points for each of its modules: 30 mm, read at arm's length. */
const QR_SIZE = 84;
const PICTURE_SIZE = 84;

/** A page for each piece, of A5: two go on a sheet of A4 by the printer's own setting. */
export async function ticketsPdf({ tickets, pictures }: TicketSet): Promise<object> {
  const images: Record<string, string> = {};
  for (const [line, views] of Object.entries(pictures))
    for (const [index, view] of views.entries()) images[`${line} ${index}`] = await pdfPicture(view);
  return {
    images,
    displayTitle: true,
    language: "ja-JP",
    info: { title: `作業票 ${tickets.length}枚` },
    pageSize: "A5",
    pageMargins: MARGIN,
    defaultStyle: { font: PDF_FACE, fontSize: 10, lineHeight: 1.2 },
    content: tickets.map((ticket, index) => ({
      stack: page(ticket, Object.keys(pictures[ticket.picturesOf] ?? [])),
      ...(index > 0 && { pageBreak: "before" }),
    })),
  };
}

function page(ticket: Ticket, pictures: readonly string[]): object[] {
  const { code, orderNumber, due, box, notes, words } = ticket;
  return [
    {
      columns: [
        {
          width: "*",
          stack: [
            { text: `発送予定 ${due}`, bold: true, fontSize: 16 },
            { text: orderNumber, bold: true, fontSize: 14, margin: [0, 4, 0, 0] },
            { text: box },
            { text: notes.join("、"), bold: true, margin: [0, 4, 0, 0] },
          ],
        },
        { width: QR_SIZE, qr: code, fit: QR_SIZE, eccLevel: "M" },
      ],
      columnGap: 16,
    },
    { text: spacedUnitCode(code), bold: true, fontSize: 52, lineHeight: 1, alignment: "center", margin: [0, 2, 0, 2] },
    { columns: [{ width: "*", stack: [goods(ticket)] }, ...shown(ticket, pictures)], columnGap: 8 },
    ...(words.length === 0 ? [] : [wordsTable(words)]),
    ...places(ticket),
    ...press(ticket),
  ];
}

function shown({ picturesOf }: Ticket, pictures: readonly string[]): object[] {
  return pictures.map((index) => ({
    width: PICTURE_SIZE,
    image: `${picturesOf} ${index}`,
    fit: [PICTURE_SIZE, PICTURE_SIZE],
  }));
}

function goods({ item, color, size, method, design }: Ticket): object {
  const swatch = { type: "rect", x: 0, y: 1, w: 18, h: 9, color: color.value, lineColor: "#000000", lineWidth: 0.5 };
  return {
    table: {
      widths: [54, "*"],
      body: [
        [quiet("サイズ"), { text: size, bold: true, fontSize: 22, lineHeight: 1 }],
        [quiet("商品"), { text: item, bold: true }],
        [
          quiet("色"),
          {
            columns: [
              { width: 24, canvas: [swatch] },
              { text: color.name, bold: true },
            ],
          },
        ],
        [quiet("印刷方法"), method],
        [quiet("デザイン"), design],
      ],
    },
    layout: pdfLines,
  };
}

function wordsTable(words: Ticket["words"]): object {
  return {
    table: {
      widths: [54, "*"],
      body: words.map(({ name, text }) => [quiet(name), { text, bold: true, fontSize: 18, lineHeight: 1 }]),
    },
    layout: pdfLines,
    margin: [0, 4, 0, 0],
  };
}

/** Its head is on a second page too, should there be one. */
function places({ places: all, code }: Ticket): object[] {
  if (all.length === 0) return [];
  const head = [quiet("場所"), quiet("大きさ"), quiet(`位置（${spacedUnitCode(code)}）`)];
  const rows = all.map(({ name, size, position }) => [{ text: name, bold: true }, size, position]);
  return [
    {
      table: { headerRows: 1, dontBreakRows: true, widths: [64, 104, "*"], body: [head, ...rows] },
      layout: pdfLines,
      margin: [0, 6, 0, 0],
      lineHeight: 1,
    },
  ];
}

function press({ press: words }: Ticket): object[] {
  if (words.length === 0) return [];
  const body = words.map(({ name, text }) => [quiet(name), { text }]);
  return [
    { table: { widths: [54, "*"], body }, layout: pdfLines, margin: [0, 6, 0, 0], lineHeight: 1, unbreakable: true },
  ];
}

const quiet = (text: string) => ({ text, color: PDF_QUIET, fontSize: 8 });
