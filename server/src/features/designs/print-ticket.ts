import { getArea, getMethod, referenceGroup } from "@surimono/domain/catalogue";
import { PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { getCatalogue, getGoods } from "../catalogue/index.ts";
import type { DesignVersion } from "./designs.tables.ts";
import { areaName, plateChoke } from "./print-files.ts";

/** What a factory has to know about a version. Lengths are millimetres; there is no date in it, so that it is the same file each time. */
export interface PrintTicket {
  readonly version_id: string;
  readonly design_sha256: string;
  readonly item: { readonly item_id: number; readonly pku: string; readonly name: string };
  readonly color: { readonly id: number; readonly name: string; readonly hex: string };
  readonly method: { readonly id: number; readonly name: string; readonly choke_mm?: number };
  readonly dpi: number;
  readonly areas: readonly TicketArea[];
}

interface TicketArea {
  readonly area_kind_id: number;
  readonly name: string;
  readonly view: string;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly bleed_mm: number;
  /** From the centre line of the goods to the middle of the print, to the viewer's right. */
  readonly from_centre_mm: number;
  /** From the top line of the goods to the upper edge of the print. */
  readonly from_top_mm: number;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

/** The SHA-256 of the files by their names. */
type MadeFiles = ReadonlyMap<string, string>;

export function printTicket(shop: Shop, version: DesignVersion, made: MadeFiles): PrintTicket {
  const { document } = version;
  const item = getGoods(shop, document.itemId);
  const color = item.colors.find(({ id }) => id === document.colorId);
  const choke = plateChoke(shop, document.methodId);
  const methods = getCatalogue(shop).data.printMethods;
  return {
    version_id: version.id,
    design_sha256: version.contentHash,
    item: { item_id: item.id, pku: item.pku, name: item.name },
    color: { id: document.colorId, name: color?.name ?? "", hex: color?.hex ?? "" },
    method: {
      id: document.methodId,
      name: methods.find(({ id }) => id === document.methodId)?.name ?? "",
      ...(choke !== undefined && { choke_mm: choke / UM_PER_MM }),
    },
    dpi: PRINT_DPI,
    areas: document.areas.map(({ areaKindId, width, height }) => {
      const place = getArea(getMethod(item, document.methodId), areaKindId);
      const rect = place.rects[referenceGroup(item)] ?? { x: 0, y: 0, w: width, h: height };
      const own = [...made].filter(([name]) => name.startsWith(`${areaKindId}.`) || name.startsWith(`${areaKindId}-`));
      return {
        area_kind_id: areaKindId,
        name: areaName(shop, areaKindId),
        view: place.view,
        width_mm: width / UM_PER_MM,
        height_mm: height / UM_PER_MM,
        bleed_mm: place.bleed / UM_PER_MM,
        from_centre_mm: (rect.x + rect.w / 2) / UM_PER_MM,
        from_top_mm: rect.y / UM_PER_MM,
        files: own.map(([name, sha256]) => ({ name, sha256 })),
      };
    }),
  };
}

/** One row for each file of an area, for the print first and then for what goes with it. With the byte order mark that a Japanese spreadsheet needs to read UTF-8. */
export function ticketCsv(
  tickets: readonly PrintTicket[],
  extra: Readonly<Record<string, string | number>> = {},
): string {
  const rows = tickets.flatMap((ticket) =>
    ticket.areas.flatMap((area) =>
      area.files.map((file) => ({
        ...extra,
        version_id: ticket.version_id,
        item_id: ticket.item.item_id,
        item: ticket.item.name,
        color: ticket.color.name,
        method: ticket.method.name,
        area: area.name,
        width_mm: area.width_mm,
        height_mm: area.height_mm,
        from_centre_mm: area.from_centre_mm,
        from_top_mm: area.from_top_mm,
        dpi: ticket.dpi,
        file: file.name,
        sha256: file.sha256,
      })),
    ),
  );
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\ufeff${lines.map((line) => line.map(csvField).join(",")).join("\r\n")}\r\n`;
}

/** A name that begins like a formula is kept from being run as one. */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
