import { TRANSFER } from "@surimono/domain/catalogue";
import {
  groundOf,
  type MissingPrint,
  PRESS_TICKET_SCHEMA,
  type PressFileKind,
  type PressPlace,
  type PressTicket,
  placeSlug,
  pressFileName,
  unitCode,
} from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import type { Shop } from "../../../platform/http/index.ts";
import { findItem } from "../../catalogue/index.ts";
import { type LineTicket, printKey, readLineTicket, readPiece } from "../../designs/index.ts";
import type { RosterLine } from "../../orders/index.ts";
import { readPressSettings } from "../methods/methods.store.ts";
import { ownPiece, type TicketUnit } from "../tickets/read-tickets.ts";

/** A print file that a piece needs, not yet read. */
export interface WantedFile {
  readonly kind: PressFileKind;
  readonly name: string;
  readonly key: string;
  readonly sha256: string;
  /** Of a film: of which screen of the place. */
  readonly screen?: number;
}

/** A piece's ticket before its files were looked at. */
export interface WantedPrints {
  readonly ticket: Omit<PressTicket, "places" | "missing">;
  readonly places: readonly (Omit<PressPlace, "files"> & { readonly wanted: readonly WantedFile[] })[];
  readonly missing: readonly MissingPrint[];
}

type Named = Parameters<typeof pressFileName>[0];
type Area = LineTicket["areas"][number];
type PressOf = (unit: TicketUnit) => PressTicket["press"];

const TAGS: Readonly<Record<number, string>> = { 2: "nametag", 3: "hangtag" };

/** Tickets of lines are read once, however many pieces they have. */
export async function createFindPrints(shop: Shop, rosters: ReadonlyMap<string, RosterLine>) {
  const settings = await readPressSettings(shop.database.db);
  const pressOf: PressOf = ({ item_id, method_id }) => {
    const item = findItem(shop, item_id);
    return (item && settings(method_id, groundOf(item.materialIds))) ?? null;
  };
  const lines = new Map<string, LineTicket | undefined>();
  const runs = new Map<string, Named>();
  return async (unit: TicketUnit): Promise<WantedPrints> => {
    const line = { id: unit.line_id, versionId: unit.version_id };
    if (!lines.has(line.id)) lines.set(line.id, await readLineTicket(shop, line));
    const about = { made: lines.get(line.id), roster: rosters.get(line.id), press: pressOf(unit), runs };
    return wantedOf(shop, unit, about);
  };
}

interface About {
  readonly made: LineTicket | undefined;
  readonly roster: RosterLine | undefined;
  readonly press: PressTicket["press"];
  /** Screens print many pieces: their files are named by the first of an order, once for all. */
  readonly runs: Map<string, Named>;
}

async function wantedOf(
  shop: Pick<Shop, "files">,
  unit: TicketUnit,
  { made, roster, press, runs }: About,
): Promise<WantedPrints> {
  const named = {
    order: orderNumber(Number(unit.sequence)),
    unit: unitCode(Number(unit.number)),
    size: unit.size_name,
    color: { name: unit.color_name, hex: unit.color_value },
  };
  const ticket = headOf(unit, named, made, press);
  const none = (why: MissingPrint["why"]) => ({ ticket, places: [], missing: [{ place: null, why }] });
  if (!made) return none("not-printed");
  const own = unit.is_personal ? await ownFiles(shop, unit, named, made, roster) : new Map<string, WantedFile[]>();
  // Without its own words the piece would be printed with those of the design.
  if (!own) return none("words-not-printed");
  const places = made.areas.map((area) => {
    const run = area.screens && { ...area, sizes: sizesOf(made) };
    const whose = run ? firstOf(runs, named, unit, run) : named;
    return placeOf(
      run ?? area,
      placeSlug(area.area_kind_id),
      (slug) => own.get(area.name) ?? filesOf(whose, slug, unit.version_id, area),
    );
  });
  const tags = made.tags.flatMap((tag) =>
    tag.areas.map((area) =>
      placeOf(
        { ...area, name: `${tag.item.name} ${area.name}` },
        `${TAGS[tag.step_id] ?? `tag${tag.step_id}`}-${placeSlug(area.area_kind_id)}`,
        (slug) => filesOf(named, slug, tag.version_id, area),
        true,
      ),
    ),
  );
  return { ticket, places: [...places, ...tags], missing: [] };
}

/** Those that one screen prints; goods of one group of sizes do not name them. */
const sizesOf = ({ sizes }: LineTicket): readonly string[] => (sizes.length > 0 ? sizes : ["all"]);

/** By whom the files of a place are named (rule floor-press-films). */
function firstOf(
  runs: Map<string, Named>,
  named: Named,
  { version_id }: TicketUnit,
  { files, sizes }: Area & { readonly sizes: readonly string[] },
): Named {
  const run = [named.order, version_id, files[0]?.name].join(" ");
  const first = runs.get(run) ?? { ...named, size: sizes.join("-") };
  runs.set(run, first);
  return first;
}

function headOf(
  unit: TicketUnit,
  named: Named,
  made: LineTicket | undefined,
  press: PressTicket["press"],
): WantedPrints["ticket"] {
  return {
    schema: PRESS_TICKET_SCHEMA,
    ...{ order: named.order, unit: named.unit, dispatch_by: unit.dispatch_by },
    item: { id: unit.item_id, name: unit.item_name },
    color: { id: unit.color_id, ...named.color },
    size: { id: unit.size_id, name: unit.size_name },
    method: {
      ...{ id: unit.method_id, name: unit.method_name, film: unit.method_id === TRANSFER },
      choke_mm: made?.method.choke_mm ?? null,
    },
    press,
    dpi: made?.dpi ?? null,
  };
}

function placeOf(
  area: Area & { readonly sizes?: readonly string[] },
  slug: string,
  wanted: (slug: string) => readonly WantedFile[],
  tag = false,
) {
  const { name, view, width_mm, height_mm, bleed_mm, tilt_deg, from_top_mm, from_centre_mm } = area;
  const { png_bleed_mm, has_cut_line, mirrored, screens, sizes, halftone } = area;
  return {
    ...{ place: slug, name, tag, view, width_mm, height_mm, bleed_mm, tilt_deg, from_top_mm, from_centre_mm },
    ...(png_bleed_mm !== undefined && { png_bleed_mm }),
    ...(has_cut_line !== undefined && { has_cut_line }),
    ...(mirrored && { mirrored }),
    ...(screens && { screens }),
    ...(sizes && { sizes }),
    ...(halftone && { halftone }),
    wanted: wanted(slug),
  };
}

type Look = Pick<Area, "mirrored" | "png_bleed_mm">;

function filesOf(named: Named, slug: string, versionId: string, area: Area): WantedFile[] {
  return area.files.map(({ name, sha256 }) =>
    wantedFile(named, slug, { name, sha256, key: printKey(versionId, name) }, area),
  );
}

function wantedFile(
  named: Named,
  slug: string,
  file: { readonly name: string; readonly sha256: string; readonly key: string },
  { mirrored, png_bleed_mm: pngBleed = 0 }: Look,
): WantedFile {
  const [, film, screen] = FILM.exec(file.name) ?? [];
  const kind = film === undefined ? kindOf(file.name) : "film";
  const look = { isMirrored: mirrored === true, pngBleed, ...(film !== undefined && { film }) };
  const name = pressFileName(named, slug, kind, look);
  return { kind, name, key: file.key, sha256: file.sha256, ...(screen !== undefined && { screen: Number(screen) }) };
}

/** As `filmNames` writes it. */
const FILM = /-(film(\d+)-[a-z-]+)\.pdf$/;

function kindOf(name: string): PressFileKind {
  if (name.endsWith(".pdf")) return "pdf";
  return name.endsWith("-white.png") ? "plate" : "print";
}

/** The files with this piece's own words, by the name of their place; undefined where they are not made. */
async function ownFiles(
  shop: Pick<Shop, "files">,
  unit: TicketUnit,
  named: Named,
  { areas }: LineTicket,
  roster: RosterLine | undefined,
) {
  const piece = ownPiece(unit, roster);
  const made = piece && (await readPiece(shop, { versionId: unit.version_id, lineId: unit.line_id }, piece.row));
  if (!made) return undefined;
  const own = new Map<string, WantedFile[]>();
  for (const { area, name, sha256 } of made.files) {
    const slug = placeSlug(Number(/^\d+-(\d+)/.exec(name)?.[1]));
    const look = areas.find((of) => of.name === area) ?? {};
    const file = wantedFile(named, slug, { name, sha256, key: made.keyOf(name) }, look);
    own.set(area, [...(own.get(area) ?? []), file]);
  }
  return own;
}
