import { areaRect, type ViewId } from "@surimono/domain/catalogue";
import { type AreaDesign, flattenLayers, type PersonalWords, scaleOnGroup } from "@surimono/domain/designs";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { findPrintable, findSize, type PrintableVersion, printedArea, shownInSize } from "../version/index.ts";
import type { PieceSet, PiecesJob, PieceToSet } from "./set-pieces.ts";

const runner = createJobRunner<PiecesJob, readonly PieceSet[]>(new URL("./pieces-worker.ts", import.meta.url), {
  timeoutMs: 60_000,
});

export interface SizedPiece {
  readonly words: PersonalWords;
  readonly sizeId: number;
}

/** What of each piece's words cannot be printed, set as the press sets them. Starts a process: never inside a transaction. */
export async function checkPieces(
  shop: Shop,
  versionId: string,
  pieces: readonly SizedPiece[],
): Promise<readonly PieceSet["problems"][]> {
  const version = await getVersion(shop, versionId);
  const set = await runner.run({
    areas: personalAreas(version),
    pieces: pieces.map((piece) => toSet(shop, version, piece)),
  });
  return set.map(({ problems }) => problems);
}

/** The areas that are this piece's own. */
export async function areasOfPiece(
  shop: Shop,
  version: PrintableVersion,
  piece: SizedPiece,
): Promise<readonly AreaDesign[]> {
  const pieces = [toSet(shop, version, piece)];
  const [set] = await runner.run({ areas: personalAreas(version), pieces, withAreas: true });
  return set?.areas ?? [];
}

function toSet(shop: Shop, version: PrintableVersion, { words, sizeId }: SizedPiece): PieceToSet {
  const sized = shownInSize(shop, version, sizeId) ?? version;
  const group = findSize(sized, sizeId)?.group;
  const scales = personalAreas(version).map((area) =>
    group === undefined ? 1 : scaleOnGroup(area, areaRect(printedArea(sized.goods, area.areaKindId), group)),
  );
  return { words: { name: words.name, number: words.number }, scales };
}

export async function getVersion(shop: Shop, versionId: string): Promise<PrintableVersion> {
  const version = await findPrintable(shop, versionId);
  if (!version) throw new Error(`there is no version ${versionId}`);
  return version;
}

/** The views in which pieces differ from each other. */
export async function personalViews(shop: Shop, versionId: string): Promise<ViewId[]> {
  const version = await getVersion(shop, versionId);
  const views = personalAreas(version).map(({ areaKindId }) => printedArea(version.goods, areaKindId).view);
  return [...new Set(views)];
}

function personalAreas({ document }: PrintableVersion): AreaDesign[] {
  return document.areas.filter(({ layers }) =>
    flattenLayers(layers).some((layer) => layer.kind === "text" && layer.personal && !layer.hidden),
  );
}
