import type { PrintFile, PrintFileKind } from "@surimono/contract/designs";
import { fileGroup, referenceGroup } from "@surimono/domain/catalogue";
import { type PrintableVersion, printedArea, type SizedVersion, sizeNames } from "../version/index.ts";

/** One file of a print package. */
interface PackedFile {
  readonly kind: PrintFileKind;
  readonly areaKindId?: number;
  /** Of a film: its place in the order of printing, from 1. */
  readonly film?: number;
  readonly group: string;
  /** Path in the version's folder, and download name; a kept proof sheet also has a mark (`keepProof`). */
  readonly name: string;
  readonly contentType: string;
}

const PNG = "image/png";
const PDF = "application/pdf";

/** All files of the version, already made or not. The ticket is last: once it exists, all others do. */
export function packedFiles({ version, group }: SizedVersion): PackedFile[] {
  const { document } = version;
  const plates = version.goods.method.choke !== undefined;
  const end = suffix(version, group);
  return [
    ...document.areas.flatMap(({ areaKindId }): PackedFile[] => {
      const shared = areaFileGroup({ version, group }, areaKindId);
      const name = areaFileName(version, areaKindId, shared);
      const of = { areaKindId, group: shared };
      return [
        { kind: "png", ...of, name: `${name}.png`, contentType: PNG },
        ...(plates ? [{ kind: "plate" as const, ...of, name: `${name}-white.png`, contentType: PNG }] : []),
        { kind: "pdf", ...of, name: `${name}.pdf`, contentType: PDF },
        ...filmNames(version, areaKindId, name).map((film, index) => ({
          ...{ kind: "film" as const, ...of, film: index + 1, name: film, contentType: PDF },
        })),
      ];
    }),
    { kind: "proof", group, name: `proof${end}.pdf`, contentType: PDF },
    { kind: "ticket_csv", group, name: `ticket${end}.csv`, contentType: "text/csv; charset=utf-8" },
    { kind: "ticket", group, name: `ticket${end}.json`, contentType: "application/json; charset=utf-8" },
  ];
}

/** Of silk screen: `1-film2-red.pdf`, in the order of printing. */
export function filmNames({ goods }: PrintableVersion, areaKindId: number, stem: string): string[] {
  const { screens = [] } = printedArea(goods, areaKindId);
  return screens.map(({ id }, index) => `${stem}-film${index + 1}-${id}.pdf`);
}

/** Folder of a version's package. */
export function printFolder(versionId: string): string {
  return `prints/${versionId}`;
}

export function printKey(versionId: string, name: string): string {
  return `${printFolder(versionId)}/${name}`;
}

/** The group whose name the area's files are under: they serve every group with the same area size. */
export function areaFileGroup({ version: { goods }, group }: SizedVersion, areaKindId: number): string {
  return fileGroup(goods, printedArea(goods, areaKindId), group);
}

/** Without an extension. Files that are mirrored say so. */
export function areaFileName(version: PrintableVersion, areaKindId: number, group: string): string {
  const { mirrored } = printedArea(version.goods, areaKindId);
  return `${areaKindId}${suffix(version, group)}${mirrored ? "-mirrored" : ""}`;
}

/** The group the version was drawn for is not named. */
export function suffix({ goods }: PrintableVersion, group: string): string {
  return group === referenceGroup(goods) ? "" : `-${group}`;
}

export function presentPrintFile(sized: SizedVersion, file: PackedFile): PrintFile {
  const { kind, areaKindId, film, name } = file;
  const place = areaKindId === undefined ? undefined : printedArea(sized.version.goods, areaKindId);
  const ink = film === undefined ? undefined : place?.screens?.[film - 1];
  const names = sizeNames(sized);
  return {
    kind,
    file_name: name,
    ...(place && { area_kind_id: place.areaKindId, area_name: place.name }),
    ...(names.length > 0 && { size_group: sized.group, size_names: names }),
    ...(film !== undefined && ink && { film, ink_name: ink.name }),
  };
}
