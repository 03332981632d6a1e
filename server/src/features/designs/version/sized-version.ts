import { sizeGroups } from "@surimono/domain/catalogue";
import type { PrintedArea, PrintedGoods } from "@surimono/domain/designs";
import type { PrintableVersion } from "./printable-version.ts";

/** A version as printed on the sizes of one group: each group has its own package. */
export interface SizedVersion {
  readonly version: PrintableVersion;
  readonly group: string;
}

/** One for each group of sizes the goods have, starting with the one it was drawn for. */
export function sizedVersions(version: PrintableVersion): [SizedVersion, ...SizedVersion[]] {
  const [first = "", ...others] = sizeGroups(version.goods);
  return [{ version, group: first }, ...others.map((group) => ({ version, group }))];
}

/** The names of a group's sizes; none where the goods have only one group. */
export function sizeNames({ version: { goods }, group }: SizedVersion): string[] {
  const { sizes } = goods;
  return sizes.every((size) => size.group === group)
    ? []
    : sizes.filter((size) => size.group === group).map(({ name }) => name);
}

/** The goods' place for an area of the design. */
export function printedArea({ id, areas }: PrintedGoods, areaKindId: number): PrintedArea {
  const area = areas.find((candidate) => candidate.areaKindId === areaKindId);
  if (!area) throw new RangeError(`goods ${id} were kept without area ${areaKindId}`);
  return area;
}
