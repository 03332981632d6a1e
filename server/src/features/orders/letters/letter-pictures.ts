import type { LetterPicture } from "../../../platform/mail/index.ts";
import type { OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import { lineName } from "./letter-parcels.ts";

const MOST = 3;

type Pictured = Pick<OrderLine, "versionId" | "name" | "colorName" | "sizeName">;

/** The first designs of what a letter is about, each once. */
export function picturesOf(lines: readonly Pictured[]): LetterPicture[] {
  const firsts = lines.filter(
    (line, index) => lines.findIndex(({ versionId }) => versionId === line.versionId) === index,
  );
  return firsts.slice(0, MOST).map((line) => ({ versionId: line.versionId, name: lineName(line) }));
}

/** Of the goods that go to these parcels: into the warehouse goes everything, and to no address. */
export function linesTold(parcels: readonly Parcel[], lines: readonly OrderLine[]): readonly OrderLine[] {
  return parcels.length > 0 ? linesIn({ pieces: parcels.flatMap(({ pieces }) => pieces) }, lines) : lines;
}

export function linesIn({ pieces }: Pick<Parcel, "pieces">, lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter(({ id }) => pieces.some(({ lineId }) => lineId === id));
}
