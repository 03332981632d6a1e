import type { PrintFile, PrintFileKind } from "@surimono/contract/designs";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import type { DesignVersion } from "./designs.tables.ts";

/** One file of a version's print package. */
interface PackedFile {
  readonly kind: PrintFileKind;
  readonly areaKindId?: number;
  /** Within the package, and for the one who downloads it. */
  readonly name: string;
  readonly contentType: string;
}

const PNG = "image/png";
const PDF = "application/pdf";

/** All files that belong to the version, whether they are made already or not. The ticket comes last: it is there when all others are. */
export function packedFiles(shop: Shop, { document }: Pick<DesignVersion, "document">): PackedFile[] {
  const plates = plateChoke(shop, document.methodId) !== undefined;
  return [
    ...document.areas.flatMap(({ areaKindId }): PackedFile[] => [
      { kind: "png", areaKindId, name: `${areaKindId}.png`, contentType: PNG },
      ...(plates ? [{ kind: "plate" as const, areaKindId, name: `${areaKindId}-white.png`, contentType: PNG }] : []),
      { kind: "pdf", areaKindId, name: `${areaKindId}.pdf`, contentType: PDF },
    ]),
    { kind: "proof", name: "proof.pdf", contentType: PDF },
    { kind: "ticket_csv", name: "ticket.csv", contentType: "text/csv; charset=utf-8" },
    { kind: "ticket", name: "ticket.json", contentType: "application/json; charset=utf-8" },
  ];
}

/** Where a file of the package lies. */
export function printKey(versionId: string, name: string): string {
  return `prints/${versionId}/${name}`;
}

/** How far the white of this method is drawn in; undefined for a method without white ink. */
export function plateChoke(shop: Shop, methodId: number): number | undefined {
  return getCatalogue(shop).data.printMethods.find(({ id }) => id === methodId)?.choke;
}

export function presentPrintFile(shop: Shop, { kind, areaKindId, name }: PackedFile): PrintFile {
  if (areaKindId === undefined) return { kind, file_name: name };
  return { kind, file_name: name, area_kind_id: areaKindId, area_name: areaName(shop, areaKindId) };
}

export function areaName(shop: Shop, areaKindId: number): string {
  return getCatalogue(shop).data.areaKinds.find(({ id }) => id === areaKindId)?.name ?? "";
}
