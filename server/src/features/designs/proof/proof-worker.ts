import { PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import { loadPressLook } from "@surimono/studio/mockup-files";
import { serveJobs } from "@surimono/studio/print";
import { createSmallAssets, renderArea, whitePlate } from "@surimono/studio/print-node";
import { printInInks, seenDpi } from "@surimono/studio/screens";
import sharp, { type Sharp } from "sharp";
import { PDF_FACE as FACE, pdfLines as lines, PDF_QUIET as QUIET, setPdf } from "../../../platform/pdf/index.ts";
import type { ProofArea, ProofJob, ProofPart } from "./proof-job.ts";

const PAGE = { width: 595.28, margin: 42 };
const COLUMN = PAGE.width - 2 * PAGE.margin;
const GAP = 16;
const DESIGN_SIDE = 900;
/** A grey that white ink stands out from. */
const PAPER = 120;
/** An all-over print has six sides and close-ups: smaller ones could not be judged. */
const VIEWS_IN_ROW = 3;

type Block = object;

/** Sets the proof sheet as a PDF with real, searchable text. Its time is fixed: the same version is the same file. */
async function setProof(job: ProofJob): Promise<Uint8Array> {
  const parts: Block[] = [];
  for (const part of job.parts) parts.push(...(await partBlocks(part)));
  return setPdf({
    info: { title: job.title, creationDate: new Date(0), modDate: new Date(0) },
    pageSize: "A4",
    pageMargins: [PAGE.margin, PAGE.margin, PAGE.margin, 48],
    defaultStyle: { font: FACE, fontSize: 9, lineHeight: 1.3 },
    footer: (page: number, pages: number) => ({
      text: `${job.title}　${page} / ${pages}`,
      margin: [PAGE.margin, 14, PAGE.margin, 0],
      alignment: "right",
      fontSize: 7.5,
      color: QUIET,
    }),
    content: [
      { text: "校正紙", bold: true, fontSize: 20 },
      { text: job.title, fontSize: 12, margin: [0, 2, 0, 10] },
      ...parts,
    ],
  });
}

/** A tag starts a page of its own, so that it can be laid beside the goods. */
async function partBlocks(part: ProofPart): Promise<Block[]> {
  const { heading } = part;
  const above =
    heading === undefined ? [] : [{ text: heading, fontSize: 14, pageBreak: "before", margin: [0, 0, 0, 10] }];
  const areas = await Promise.all(part.areas.map(areaBlock));
  return [...above, await opening(part), ...areas.flat()];
}

/** A single view is beside the facts; several are in rows below them. */
async function opening({ facts, views }: ProofPart): Promise<Block> {
  const beside = views.length === 1;
  const inRow = Math.min(VIEWS_IN_ROW, Math.max(1, views.length));
  const width = beside ? 230 : Math.min(230, (COLUMN - GAP * (inRow - 1)) / inRow);
  const pictures = await Promise.all(
    views.map(async ({ name, picture }) => ({
      width,
      stack: [
        { image: await asJpeg(sharp(picture), "#ffffff"), width },
        { text: name, alignment: "center", color: QUIET, fontSize: 8 },
      ],
    })),
  );
  if (beside) return { columns: [{ width: "*", ...factTable(facts) }, ...pictures], columnGap: GAP };
  const rows = Array.from({ length: Math.ceil(pictures.length / inRow) }, (_, row) => ({
    columns: pictures.slice(row * inRow, (row + 1) * inRow),
    columnGap: GAP,
    margin: [0, 14, 0, 4],
    unbreakable: true,
  }));
  return { stack: [factTable(facts), ...rows] };
}

async function areaBlock(area: ProofArea): Promise<Block[]> {
  const side = 170;
  const { art, plate } = await drawnArea(area);
  const beside = [
    factTable(area.facts),
    ...(plate === undefined ? [] : [plateBlock(plate)]),
    warningList(area.warnings),
  ];
  return [
    {
      // Keeps the name of a place off the bottom of a page.
      unbreakable: true,
      stack: [
        { text: area.name, bold: true, fontSize: 12, margin: [0, 16, 0, 6] },
        {
          columns: [
            { image: art, fit: [side, side], width: side },
            { width: "*", stack: beside },
          ],
          columnGap: GAP,
        },
      ],
    },
    ...textList(area.texts),
  ];
}

function factTable(facts: ProofPart["facts"]): Block {
  return {
    table: {
      widths: [72, "*"],
      body: facts.map(([name, value]) => [{ text: name, color: QUIET }, { text: value }]),
    },
    layout: lines,
  };
}

function textList(texts: ProofArea["texts"]): Block[] {
  if (texts.length === 0) return [];
  const heading = { text: "印刷される文字（一字ずつご確認ください）", bold: true, colSpan: 2, margin: [0, 10, 0, 1] };
  const body = texts.map(({ text, look }) => [
    { text, fontSize: 11 },
    { text: look, color: QUIET, fontSize: 8 },
  ]);
  return [
    {
      // The heading is a header row, which keeps it off the bottom of a page.
      table: {
        ...{ headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: ["*", 190] },
        body: [[heading, {}], ...body],
      },
      layout: lines,
    },
  ];
}

function warningList(warnings: readonly string[]): Block {
  if (warnings.length === 0) return { text: "ご注意いただく点はありません。", color: QUIET, margin: [0, 8, 0, 0] };
  return {
    stack: [
      { text: "ご了承いただいた点", bold: true, margin: [0, 8, 0, 2] },
      { ul: warnings.map((text) => ({ text })) },
    ],
  };
}

/** The design at print resolution or less, and the white below it. */
async function drawnArea({ design, outline, images, ground, white, screens, isForPress }: ProofArea) {
  const proofDpi = Math.min((DESIGN_SIDE * UM_PER_INCH) / Math.max(design.width, design.height), PRINT_DPI);
  const dpi = screens ? seenDpi(design) : proofDpi;
  const assets = await createSmallAssets([{ area: design, dpi }], async (id) => images[id] ?? missing(id));
  const press = isForPress && loadPressLook();
  const raster = renderArea(press ? press.prepared(design) : design, dpi, assets, outline);
  if (press) press.print(raster.data);
  if (screens) printInInks(raster, dpi, screens);
  const { data, width, height } = raster;
  const art = await asJpeg(sharp(data, { raw: { width, height, channels: 4 } }), ground);
  if (!white) return { art, plate: undefined };
  const shades = whitePlate(raster, dpi, white).map((ink) => PAPER + Math.round(((255 - PAPER) * ink) / 255));
  return { art, plate: await asJpeg(sharp(shades, { raw: { width, height, channels: 1 } }), ground) };
}

/** Smaller than the design: it is for recognising what has white. */
function plateBlock(plate: string): Block {
  const side = 100;
  const caption = { width: "*", text: "白版：明るい部分に白インクを刷ります。", color: QUIET, fontSize: 8 };
  return {
    columns: [{ image: plate, fit: [side, side], width: side }, caption],
    columnGap: 10,
    margin: [0, 10, 0, 0],
  };
}

function missing(assetId: string): never {
  throw new Error(`the picture ${assetId} was not handed over`);
}

async function asJpeg(picture: Sharp, ground: string): Promise<string> {
  const jpeg = await picture.flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

serveJobs(setProof);
