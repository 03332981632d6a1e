import type { PrintFile, PrintFileKind } from "@surimono/contract/designs";
import { fileGroup, getArea, getMethod, referenceGroup, sizeGroups } from "@surimono/domain/catalogue";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue, getGoods } from "../catalogue/index.ts";
import type { DesignVersion } from "./designs.tables.ts";

/** A version as the sizes of one group are printed: each group has its own package. */
export interface SizedVersion {
  readonly version: DesignVersion;
  readonly group: string;
}

/** One file of a print package. */
interface PackedFile {
  readonly kind: PrintFileKind;
  readonly areaKindId?: number;
  readonly group: string;
  /** Within the folder of the version, and for the one who downloads it; what is kept of a proof sheet has a mark besides (`keepProof`). */
  readonly name: string;
  readonly contentType: string;
}

const PNG = "image/png";
const PDF = "application/pdf";

/** All files that belong to the version, whether they are made already or not. The ticket comes last: it is there when all others are. */
export function packedFiles(shop: Shop, { version, group }: SizedVersion): PackedFile[] {
  const { document } = version;
  const plates = plateChoke(shop, document.methodId) !== undefined;
  const end = suffix(shop, version, group);
  return [
    ...document.areas.flatMap(({ areaKindId }): PackedFile[] => {
      const shared = areaFileGroup(shop, { version, group }, areaKindId);
      const name = areaFileName(shop, version, areaKindId, shared);
      const of = { areaKindId, group: shared };
      return [
        { kind: "png", ...of, name: `${name}.png`, contentType: PNG },
        ...(plates ? [{ kind: "plate" as const, ...of, name: `${name}-white.png`, contentType: PNG }] : []),
        { kind: "pdf", ...of, name: `${name}.pdf`, contentType: PDF },
      ];
    }),
    { kind: "proof", group, name: `proof${end}.pdf`, contentType: PDF },
    { kind: "ticket_csv", group, name: `ticket${end}.csv`, contentType: "text/csv; charset=utf-8" },
    { kind: "ticket", group, name: `ticket${end}.json`, contentType: "application/json; charset=utf-8" },
  ];
}

/** Where the package of a version lies. */
export function printFolder(versionId: string): string {
  return `prints/${versionId}`;
}

export function printKey(versionId: string, name: string): string {
  return `${printFolder(versionId)}/${name}`;
}

/** The group under whose name the area's files lie: they serve every group in which the area is as large. */
export function areaFileGroup(shop: Shop, { version, group }: SizedVersion, areaKindId: number): string {
  const goods = getGoods(shop, version.document.itemId);
  return fileGroup(goods, getArea(getMethod(goods, version.document.methodId), areaKindId), group);
}

/** Without an extension. */
export function areaFileName(shop: Shop, version: DesignVersion, areaKindId: number, group: string): string {
  return `${areaKindId}${suffix(shop, version, group)}`;
}

/** The group that the version was drawn for goes without saying. */
export function suffix(shop: Shop, { document }: DesignVersion, group: string): string {
  return group === referenceGroup(getGoods(shop, document.itemId)) ? "" : `-${group}`;
}

/** One for each group of sizes that its goods come in, that which it was drawn for first. */
export function sizedVersions(shop: Shop, version: DesignVersion): [SizedVersion, ...SizedVersion[]] {
  const [first = "", ...others] = sizeGroups(getGoods(shop, version.document.itemId));
  return [{ version, group: first }, ...others.map((group) => ({ version, group }))];
}

/** How far the white of this method is drawn in; undefined for a method without white ink. */
export function plateChoke(shop: Shop, methodId: number): number | undefined {
  return getCatalogue(shop).data.printMethods.find(({ id }) => id === methodId)?.choke;
}

/** The names of a group's sizes; none where the goods have but one group, since nobody need ask then. */
export function sizeNames(shop: Shop, { version, group }: SizedVersion): string[] {
  const { sizes } = getGoods(shop, version.document.itemId);
  return sizes.every((size) => size.group === group)
    ? []
    : sizes.filter((size) => size.group === group).map(({ name }) => name);
}

export function presentPrintFile(shop: Shop, sized: SizedVersion, file: PackedFile): PrintFile {
  const { kind, areaKindId, name } = file;
  const names = sizeNames(shop, sized);
  return {
    kind,
    file_name: name,
    ...(areaKindId !== undefined && { area_kind_id: areaKindId, area_name: areaName(shop, areaKindId) }),
    ...(names.length > 0 && { size_group: sized.group, size_names: names }),
  };
}

export function areaName(shop: Shop, areaKindId: number): string {
  return getCatalogue(shop).data.areaKinds.find(({ id }) => id === areaKindId)?.name ?? "";
}
