import type { ViewId } from "@surimono/domain/catalogue";
import { type AreaDesign, flattenLayers, type PersonalWords } from "@surimono/domain/designs";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { findPrintable, type PrintableVersion, printedArea } from "../version/index.ts";
import type { PieceSet, PiecesJob } from "./set-pieces.ts";

const runner = createJobRunner<PiecesJob, readonly PieceSet[]>(new URL("./pieces-worker.ts", import.meta.url), {
  jobsPerProcess: 100,
  timeoutMs: 60_000,
});

/** What of each piece's words cannot be printed, set as the press sets them. Starts a process: never inside a transaction. */
export async function checkPieces(
  shop: Shop,
  versionId: string,
  pieces: readonly PersonalWords[],
): Promise<readonly PieceSet["problems"][]> {
  const set = await runner.run({ areas: personalAreas(await getVersion(shop, versionId)), pieces });
  return set.map(({ problems }) => problems);
}

/** The areas that are this piece's own. */
export async function areasOfPiece(version: PrintableVersion, words: PersonalWords): Promise<readonly AreaDesign[]> {
  const { name, number } = words;
  const [set] = await runner.run({ areas: personalAreas(version), pieces: [{ name, number }], withAreas: true });
  return set?.areas ?? [];
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
