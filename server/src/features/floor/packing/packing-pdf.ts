import { formatNumber, formatYen, UM_PER_MM, UM_PER_POINT } from "@surimono/domain/kernel";
import { PDF_FACE, PDF_QUIET, pdfLines } from "../../../platform/pdf/index.ts";
import type { PackingPaper, PackingParcel } from "./packing-paper.ts";

/** What label printers hold; it lies on A6 as well. In points. */
const LABEL = { width: (100 * UM_PER_MM) / UM_PER_POINT, height: (150 * UM_PER_MM) / UM_PER_POINT };

export function packingPdf({ kind, parcels, shop }: PackingPaper): object {
  const isLabel = kind === "labels";
  return {
    displayTitle: true,
    language: "ja-JP",
    info: { title: `${isLabel ? "宛名ラベル" : "納品書"} ${parcels.length}枚` },
    pageSize: isLabel ? LABEL : "A5",
    pageMargins: isLabel ? 14 : 32,
    defaultStyle: { font: PDF_FACE, fontSize: isLabel ? 10 : 9, lineHeight: 1.25 },
    content: parcels.map((parcel, index) => ({
      stack: isLabel ? label(parcel) : slip(parcel, shop),
      ...(index > 0 && { pageBreak: "before" }),
    })),
  };
}

const quiet = (text: string) => ({ text, color: PDF_QUIET, fontSize: 8 });

function label({ receiver, receiverName, receiverPhone, sender, wished, ...parcel }: PackingParcel): object[] {
  const [postal = "", ...place] = receiver;
  return [
    quiet("お届け先"),
    { text: postal, bold: true, fontSize: 18 },
    ...place.map((text) => ({ text, fontSize: 13 })),
    { text: receiverName, bold: true, fontSize: 18, margin: [0, 6, 0, 0] },
    { text: `TEL ${receiverPhone}`, margin: [0, 2, 0, 0] },
    ...(wished ? [{ text: `お届け希望 ${wished}`, bold: true, fontSize: 12, margin: [0, 6, 0, 0] }] : []),
    rule(),
    quiet("ご依頼主"),
    ...sender.map((text) => ({ text, fontSize: 9 })),
    rule(),
    {
      columns: [
        {
          width: "*",
          stack: [
            { text: parcel.number, bold: true, fontSize: 14 },
            ...(parcel.place ? [{ text: parcel.place, bold: true, fontSize: 12 }] : []),
            { text: `${formatNumber(piecesOf(parcel))}点` },
            quiet(`発送予定 ${parcel.due}`),
            quiet(parcel.code),
          ],
        },
        { width: 84, qr: parcel.code, fit: 84, eccLevel: "M" },
      ],
    },
  ];
}

const rule = () => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: LABEL.width - 28, y2: 0, lineWidth: 0.8 }],
  margin: [0, 8, 0, 6],
});

const piecesOf = ({ lines }: Pick<PackingParcel, "lines">) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function slip(parcel: PackingParcel, shop: PackingPaper["shop"]): object[] {
  const { sums, note } = parcel;
  return [
    {
      columns: [
        {
          width: "*",
          stack: [
            { text: "納品書", bold: true, fontSize: 18, characterSpacing: 3 },
            { text: parcel.receiverName, fontSize: 13, decoration: "underline", margin: [0, 8, 0, 0] },
          ],
        },
        { width: 54, qr: parcel.code, fit: 54, eccLevel: "M" },
      ],
    },
    { text: `ご注文番号 ${parcel.number}　${parcel.place}`, margin: [0, 8, 0, 0] },
    { text: "下記のとおり、お届けします。ご確認ください。", margin: [0, 6, 0, 8] },
    goods(parcel),
    ...(sums
      ? []
      : [{ text: `合計 ${formatNumber(piecesOf(parcel))}点`, bold: true, alignment: "right", margin: [0, 6, 0, 0] }]),
    ...(note ? [{ text: note, margin: [0, 6, 0, 0] }] : []),
    { stack: [...(parcel.sender[0] ? [{ text: `ご依頼主 ${parcel.sender[0]}` }] : [])], margin: [0, 14, 0, 0] },
    { stack: [{ text: shop.name, bold: true }, { text: shop.contact }], margin: [0, 6, 0, 0], fontSize: 8 },
  ];
}

const right = (text: string) => ({ text, alignment: "right" });

function goods({ lines, sums }: PackingParcel): object {
  const head = ["内容", "数量", ...(sums ? ["単価（税込）", "金額（税込）"] : [])];
  const words = (line: PackingParcel["lines"][number]) => ({ stack: [line.name, quiet(line.detail)] });
  const sum = (label: string, amount: number, bold = false) => [
    { text: label, colSpan: 3, bold },
    {},
    {},
    { ...right(formatYen(amount)), bold },
  ];
  return {
    table: {
      ...{ headerRows: 1, dontBreakRows: true, widths: ["*", 36, ...(sums ? [64, 68] : [])] },
      body: [
        head.map((text, index) => ({ ...(index > 0 ? right(text) : { text }), bold: true })),
        ...lines.map((line) => [
          words(line),
          right(formatNumber(line.quantity)),
          ...(sums ? [right(formatYen(line.price)), right(formatYen(line.amount))] : []),
        ]),
        ...(sums
          ? [...sums.extras.map(({ label, amount }) => sum(label, amount)), sum("合計（税込）", sums.total, true)]
          : []),
      ],
    },
    layout: pdfLines,
  };
}
