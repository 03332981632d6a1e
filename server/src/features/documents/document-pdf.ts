import type { DocumentSheet, SheetGroup } from "@surimono/domain/documents";
import { formatNumber, formatYen, slashedDay, startOfDay } from "@surimono/domain/kernel";
import { PDF_FACE, PDF_QUIET, pdfLines } from "../../platform/pdf/index.ts";

const MARGIN = 48;
const RIGHT = { alignment: "right" } as const;

type Block = object;

/**
 * The sheet as a PDF/A-3b: fonts and colour space inside, its words searchable. It knows nothing but the sheet, and its times are those
 * of the sheet, so that drawing it again gives the same bytes.
 */
export function documentPdf(sheet: DocumentSheet): object {
  const date = startOfDay(sheet.issued);
  return {
    version: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    displayTitle: true,
    language: "ja-JP",
    info: { title: `${sheet.title} ${sheet.number}`, author: sheet.issuer.name, creationDate: date, modDate: date },
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
    defaultStyle: { font: PDF_FACE, fontSize: 9, lineHeight: 1.3 },
    footer: (page: number, pages: number) => ({
      text: `${sheet.number}　${page} / ${pages}`,
      margin: [MARGIN, 16, MARGIN, 0],
      ...RIGHT,
      fontSize: 7.5,
      color: PDF_QUIET,
    }),
    content: [
      ...heading(sheet),
      ...sheet.groups.map(goods),
      { columns: [taxes(sheet), issuer(sheet)], columnGap: 24, margin: [0, 18, 0, 0], unbreakable: true },
      ...bank(sheet),
      ...sheet.notes.map((text) => ({ text, fontSize: 8, margin: [0, 8, 0, 0] })),
    ],
  };
}

function heading({ title, copy, number, issued, recipient, sum, statement, facts }: DocumentSheet): Block[] {
  return [
    { text: title, bold: true, fontSize: 20, alignment: "center", characterSpacing: 4 },
    ...(copy === "" ? [] : [{ text: "再発行", bold: true, alignment: "center", margin: [0, 2, 0, 0] }]),
    {
      stack: [`番号 ${number}`, ...(copy === "" ? [] : [`はじめの番号 ${copy}`]), `発行日 ${slashedDay(issued)}`].map(
        (text) => ({ text, ...RIGHT }),
      ),
      margin: [0, 10, 0, 0],
    },
    { text: recipient, fontSize: 14, decoration: "underline", margin: [0, 12, 0, 0] },
    {
      table: {
        widths: ["auto", "*"],
        body: [
          [
            { text: sum.label, margin: [0, 6, 0, 0] },
            { text: formatYen(sum.amount), bold: true, fontSize: 18 },
          ],
        ],
      },
      layout: { hLineWidth: () => 1.2, vLineWidth: () => 0, paddingTop: () => 6, paddingLeft: () => 0 },
      margin: [0, 14, 0, 8],
    },
    { text: statement },
    {
      table: {
        widths: [84, "*"],
        body: facts.map(({ name, value }) => [{ text: name, color: PDF_QUIET }, { text: value }]),
      },
      layout: pdfLines,
      margin: [0, 10, 0, 0],
    },
  ];
}

function goods({ heading: name, lines, extras }: SheetGroup): Block {
  const head = ["内容", "数量", "単価（税込）", "金額（税込）"].map((text, index) => ({
    text,
    bold: true,
    ...(index > 0 && RIGHT),
  }));
  const right = (text: string) => ({ text, ...RIGHT });
  return {
    stack: [
      ...(name === "" ? [] : [{ text: name, bold: true, margin: [0, 0, 0, 2] }]),
      {
        table: {
          ...{ headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: ["*", 40, 72, 80] },
          body: [
            head,
            ...lines.map((line) => [
              { stack: [line.name, { text: line.detail, color: PDF_QUIET, fontSize: 8 }] },
              right(formatNumber(line.quantity)),
              right(formatYen(line.price)),
              right(formatYen(line.amount)),
            ]),
            ...extras.map(({ label, amount }) => [{ text: label, colSpan: 3 }, {}, {}, right(formatYen(amount))]),
          ],
        },
        layout: pdfLines,
      },
    ],
    margin: [0, 16, 0, 0],
  };
}

function taxes(sheet: DocumentSheet): Block {
  const right = (text: string) => ({ text, ...RIGHT });
  return {
    width: "*",
    stack: [
      { text: "税率ごとの内訳", bold: true, margin: [0, 0, 0, 2] },
      {
        table: {
          widths: [36, "*", "*"],
          body: [
            [{ text: "税率", bold: true }, right("対価の額（税込）"), right("消費税額")],
            ...sheet.taxes.map(({ rate, amount, tax }) => [
              `${rate / 100}%`,
              right(formatYen(amount)),
              right(formatYen(tax)),
            ]),
          ],
        },
        layout: pdfLines,
      },
    ],
  };
}

function issuer({ issuer: { name, registration, address, phone, email } }: DocumentSheet): Block {
  return {
    width: 200,
    stack: [{ text: name, bold: true, fontSize: 10 }, `登録番号 ${registration}`, address, phone, email],
  };
}

function bank(sheet: DocumentSheet): Block[] {
  if (sheet.bank.length === 0) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 16, 0, 0],
      stack: [
        { text: "お振込先", bold: true, margin: [0, 0, 0, 2] },
        {
          table: {
            widths: [84, "*"],
            body: sheet.bank.map(({ name, value }) => [{ text: name, color: PDF_QUIET }, { text: value }]),
          },
          layout: pdfLines,
        },
      ],
    },
  ];
}
