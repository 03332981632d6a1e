import { join } from "node:path";
import {
  filmPixels,
  fitsFilm,
  type GangCell,
  type GangPlace,
  gangCell,
  inkBox,
  sheetBoxes,
  usedPerMille,
} from "@surimono/domain/floor";
import { UM_PER_MM } from "@surimono/domain/kernel";
import sharp from "sharp";
import { encode } from "uqr";
import type { GangFile, GangJob, GangPiece, MadeGang, MadeSheet } from "../../print/gang-job.ts";
import { gangFileName, writeParts } from "./file-sink.ts";
import { findInk } from "./find-ink.ts";
import type { InkSource } from "./ink-shelf.ts";
import { nestPrints } from "./nest-prints.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { type SheetToDraw, sheetPlate, sheetPng } from "./sheet-png.ts";

/** Lays the prints on sheets of film and draws these into the folder: the same prints give the same bytes. */
export async function printGang(job: GangJob): Promise<MadeGang> {
  const film = filmPixels(job.film, job.dpi);
  const mm = (pixels: number) => Math.round((pixels / film.perMm) * 10) / 10;
  const sources = new Map<string, InkSource>();
  const refused: MadeGang["refused"][number][] = [];
  const cells: GangCell[] = [];
  const inks = new Map<string, Awaited<ReturnType<typeof findInk>>>();
  for (const piece of job.pieces) {
    if (!inks.has(piece.path)) inks.set(piece.path, await findInk(piece.path, job.dpi));
    const ink = inks.get(piece.path);
    if (ink === undefined || ink === "empty") {
      refused.push({ id: piece.id, why: ink ?? "unreadable", wMm: 0, hMm: 0 });
      continue;
    }
    const cell = gangCell({ id: piece.id, ink: { w: ink.w, h: ink.h }, label: piece.label, code: codeOf(piece) }, film);
    if (fitsFilm(cell, film)) {
      cells.push(cell);
      sources.set(piece.id, { path: piece.path, ink });
    } else refused.push({ id: piece.id, why: "too-large", wMm: mm(cell.w), hMm: mm(cell.h) });
  }
  const nested = nestPrints(cells, film);
  const sheets: MadeSheet[] = [];
  for (const [index, sheet] of nested.entries()) {
    const number = index + 1;
    const title = `${job.title} ${number}/${nested.length} ${mm(film.width)}x${mm(sheet.length)}mm`;
    const toDraw: SheetToDraw = {
      ...{ width: film.width, height: sheet.length, dpi: job.dpi },
      placed: sheet.places.map((place) => ({ place, source: sourceOf(sources, place) })),
      boxes: sheetBoxes(sheet, film, title),
      choke: Math.round(job.film.chokeMm * UM_PER_MM),
    };
    sheets.push({
      ...{ number, widthMm: mm(film.width), lengthMm: mm(sheet.length) },
      usedPercent: usedPerMille(sheet, film) / 10,
      pieces: sheet.places.map((place) => presentPlace(place, sourceOf(sources, place), mm)),
      files: await drawSheet(toDraw, job, number),
    });
  }
  return { sheets, refused };
}

/** Digits alone fit the smallest code with a quarter of it to spare. */
const codeOf = ({ code }: GangPiece) => encode(code, { ecc: "Q", border: 0 }).data;

function sourceOf(sources: ReadonlyMap<GangPiece["id"], InkSource>, { cell }: GangPlace): InkSource {
  const source = sources.get(cell.id);
  if (!source) throw new Error(`there is no print ${cell.id}`);
  return source;
}

function presentPlace(
  place: GangPlace,
  { ink }: InkSource,
  mm: (pixels: number) => number,
): MadeSheet["pieces"][number] {
  const { x, y, w, h } = inkBox(place);
  return {
    ...{ id: place.cell.id, turned: place.turned, xMm: mm(x), yMm: mm(y), wMm: mm(w), hMm: mm(h) },
    ...{ leftMm: mm(ink.x), topMm: mm(ink.y) },
  };
}

const PREVIEW_WIDTH = 900;
/** Clear film on a bench. */
const BENCH = "#dcd7d0";

async function drawSheet(sheet: SheetToDraw, { folder, title }: GangJob, number: number): Promise<GangFile[]> {
  const named = (kind: GangFile["kind"]) => ({ kind, name: gangFileName(title, number, kind) });
  const print = await writeParts(folder, named("print"), (take) => sheetPng(sheet, take));
  const plate = await writeParts(folder, named("plate"), (take) => sheetPlate(sheet, take));
  const pdf = await writeParts(folder, named("pdf"), (take) => sheetPdf(sheet, take));
  const preview = await writeParts(folder, named("preview"), async (take) => {
    const picture = sharp(join(folder, print.name), { limitInputPixels: false, sequentialRead: true });
    take(await picture.resize({ width: PREVIEW_WIDTH }).flatten({ background: BENCH }).png().toBuffer());
  });
  return [print, plate, pdf, preview];
}
