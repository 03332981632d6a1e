import type { ViewId } from "@surimono/domain/catalogue";
import type { PersonalWords } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { drawVersion } from "../mockup/index.ts";
import { areasOfPiece, getVersion } from "./pieces-of-version.ts";

export interface PieceToDraw {
  readonly versionId: string;
  readonly sizeId: number;
  readonly words: PersonalWords;
  readonly view: ViewId;
}

const WIDTH = 640;

/** A piece with its words on the goods; not kept. Undefined for a size or a view that the goods do not have. */
export async function drawPiece(
  shop: Shop,
  { versionId, sizeId, words, view }: PieceToDraw,
): Promise<Uint8Array | undefined> {
  const version = await getVersion(shop, versionId);
  const own = await areasOfPiece(shop, version, { words, sizeId });
  const areas = version.document.areas.map(
    (area) => own.find(({ areaKindId }) => areaKindId === area.areaKindId) ?? area,
  );
  return drawVersion(shop, { ...version, document: { ...version.document, areas } }, { sizeId, view, width: WIDTH });
}
