import { areaRect, rectOnSize, referenceSize } from "@surimono/domain/catalogue";
import type { PrintedGoods, PrintedSize } from "@surimono/domain/designs";
import { type RectUm, UM_PER_MM } from "@surimono/domain/kernel";
import { PRESS_CONDITION } from "@surimono/studio/press";
import { RULING_LPI, SCREEN_DEGREES } from "@surimono/studio/screens";
import { printedArea, type SizedVersion, sizeNames } from "../version/index.ts";

/**
 * What a factory needs to know about a version in the sizes of one group. Lengths are millimetres; it has no date, so that it is the same file
 * each time.
 */
export interface PrintTicket {
  readonly version_id: string;
  readonly design_sha256: string;
  readonly item: { readonly item_id: number; readonly pku: string; readonly name: string };
  readonly color: { readonly id: number; readonly name: string; readonly hex: string };
  readonly method: { readonly id: number; readonly name: string; readonly choke_mm?: number };
  readonly dpi: number;
  /** As of the goods: of before there were editions it has none. */
  readonly edition?: 2 | 3;
  /** The sizes these files are for; empty where the goods have only one group. */
  readonly sizes: readonly string[];
  readonly areas: readonly TicketArea[];
}

interface TicketArea {
  readonly area_kind_id: number;
  readonly name: string;
  readonly view: string;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly bleed_mm: number;
  /** Of the PNG files, where they have any: the print itself begins so far inside of them. */
  readonly png_bleed_mm?: number;
  /** Printed on the far side of clear goods: the files are mirrored already. */
  readonly mirrored?: true;
  /** The PDF has the line that is cut as the spot colour `CutContour`. */
  readonly has_cut_line?: boolean;
  /** The design's scale in this size, relative to the drawing. The files already have it: nothing is left to scale. */
  readonly scale_percent: number;
  /** Clockwise about the middle of the print, as it lies on the goods, such as along a sleeve. */
  readonly tilt_deg: number;
  /** From the centre line of the goods to the middle of the print, to the viewer's right. */
  readonly from_centre_mm: number;
  /** From the top line of the goods to the upper edge of the print. */
  readonly from_top_mm: number;
  /** Of silk screen: what each of its films is for, in the order of printing. */
  readonly screens?: readonly TicketScreen[];
  readonly halftone?: { readonly lpi: number; readonly degrees: number };
  /** `most_ink_percent` of a PDF/X-4 in the inks of a press: the largest sum of them anywhere (rule designs-press). */
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly most_ink_percent?: number }[];
  /** The press that the PDF's inks are for. */
  readonly output_condition?: string;
}

interface TicketScreen {
  /** Of the shop's list. */
  readonly ink: string;
  readonly name: string;
  readonly hex: string;
  /** White below the other inks: only that, or white art too. */
  readonly base?: "under" | "art";
}

type TicketFile = TicketArea["files"][number];

/** The files by area kind. */
export type MadeFiles = ReadonlyMap<number, readonly TicketFile[]>;

export function printTicket(sized: SizedVersion, made: MadeFiles): PrintTicket {
  const { version, group } = sized;
  const { color, method, dpi, edition, ...goods } = version.goods;
  return {
    version_id: version.id,
    design_sha256: version.contentHash,
    item: { item_id: goods.id, pku: goods.pku, name: goods.name },
    color: { id: color.id, name: color.name, hex: color.hex },
    method: {
      id: method.id,
      name: method.name,
      ...(method.choke !== undefined && { choke_mm: method.choke / UM_PER_MM }),
    },
    dpi,
    ...(edition && { edition }),
    sizes: sizeNames(sized),
    areas: version.document.areas.map(({ areaKindId, width, height, screen }) => {
      const place = printedArea(version.goods, areaKindId);
      const rect = areaRect(place, group);
      return {
        area_kind_id: areaKindId,
        name: place.name,
        view: place.view,
        width_mm: rect.w / UM_PER_MM,
        height_mm: rect.h / UM_PER_MM,
        bleed_mm: place.bleed / UM_PER_MM,
        ...((place.shape || (edition && place.bleed > 0)) && { png_bleed_mm: place.bleed / UM_PER_MM }),
        ...(place.shape && { has_cut_line: place.shape.cut !== undefined }),
        ...(place.press && { output_condition: PRESS_CONDITION }),
        ...(place.mirrored && { mirrored: true as const }),
        scale_percent: Math.round(Math.min(rect.w / width, rect.h / height) * 10_000) / 100,
        tilt_deg: (place.tilt ?? 0) / 1000,
        ...position(rect),
        ...(place.screens && {
          screens: place.screens.map(({ id, ...screen }) => ({ ink: id, ...screen })),
          ...(screen?.halftone && { halftone: { lpi: RULING_LPI, degrees: SCREEN_DEGREES } }),
        }),
        files: made.get(areaKindId) ?? [],
      };
    }),
  };
}

function position({ x, y, w }: RectUm): Pick<TicketArea, "from_centre_mm" | "from_top_mm"> {
  return { from_centre_mm: (x + w / 2) / UM_PER_MM, from_top_mm: y / UM_PER_MM };
}

/** The print's position on goods of just this size: a place on a sleeve moves outwards with it. */
export function positionOnSize(
  goods: PrintedGoods,
  areaKindId: number,
  { group, width }: PrintedSize,
): ReturnType<typeof position> {
  const rect = areaRect(printedArea(goods, areaKindId), group);
  return position(rectOnSize(areaKindId, rect, width, referenceSize(goods, group).width));
}

/**
 * One row for each file of an area, for the print first and then for its tags. With the byte order mark that a Japanese spreadsheet needs to
 * read UTF-8. Whether PNG files have bleed, and what is mirrored, is said since edition 2: tables of before stay as they were (rule
 * designs-print-edition).
 */
export function ticketCsv(
  tickets: readonly PrintTicket[],
  extra: Readonly<Record<string, string | number>> = {},
): string {
  const saysLook = tickets.some(({ edition }) => edition !== undefined);
  const rows = tickets.flatMap((ticket) =>
    ticket.areas.flatMap((area) =>
      area.files.map((file) => ({
        ...extra,
        version_id: ticket.version_id,
        item_id: ticket.item.item_id,
        item: ticket.item.name,
        color: ticket.color.name,
        method: ticket.method.name,
        sizes: ticket.sizes.join("・"),
        area: area.name,
        width_mm: area.width_mm,
        height_mm: area.height_mm,
        bleed_mm: area.bleed_mm,
        scale_percent: area.scale_percent,
        tilt_deg: area.tilt_deg,
        from_centre_mm: area.from_centre_mm,
        from_top_mm: area.from_top_mm,
        dpi: ticket.dpi,
        file: file.name,
        sha256: file.sha256,
        ...(saysLook && { png_bleed_mm: area.png_bleed_mm ?? 0, mirrored: area.mirrored ? "yes" : "" }),
      })),
    ),
  );
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\ufeff${lines.map((line) => line.map(csvField).join(",")).join("\r\n")}\r\n`;
}

/** Keeps a name that begins like a formula from being run as one. */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
