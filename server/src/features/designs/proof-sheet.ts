import {
  getArea,
  getMethod,
  type PrintArea,
  referenceSize,
  VIEW_NAMES,
  viewsShowing,
} from "@surimono/domain/catalogue";
import { type AreaDesign, effectiveDpi, flattenLayers, type TextLayer } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import { findFont, spellEmoji } from "@surimono/studio/scene";
import type { Shop } from "../../platform/http/index.ts";
import { getGoods } from "../catalogue/index.ts";
import type { DesignVersion } from "./designs.tables.ts";
import type { PrintTicket } from "./print-ticket.ts";
import type { ProofArea, ProofJob } from "./proof-job.ts";
import { proofWarnings } from "./proof-warnings.ts";
import { drawView } from "./version-image.ts";

const runner = createJobRunner<ProofJob, Uint8Array>(new URL("./proof-worker.ts", import.meta.url));
const VIEW_WIDTH = 700;
const POINTS_PER_MM = 72 / 25.4;

/** The proof sheet of a version: its views, its measures, all of its text to read, and what the customer was warned of. */
export async function proofSheet(
  shop: Shop,
  version: DesignVersion,
  ticket: PrintTicket,
  previews: ReadonlyMap<number, Uint8Array>,
): Promise<Uint8Array> {
  const { document, acceptedWarnings } = version;
  const item = getGoods(shop, document.itemId);
  const size = referenceSize(item);
  const method = getMethod(item, document.methodId);
  const places = document.areas.map(({ areaKindId }) => getArea(method, areaKindId));
  const views: { name: string; picture: Uint8Array }[] = [];
  for (const view of viewsShowing(places))
    views.push({
      name: VIEW_NAMES[view],
      picture: await drawView(shop, version, { view, size, width: VIEW_WIDTH }, "webp"),
    });
  const { choke_mm } = ticket.method;
  return runner.run({
    title: `${ticket.item.name}（${ticket.color.name}）`,
    facts: [
      ["品番", `${ticket.item.item_id}／${ticket.item.pku}`],
      ["本体の色", `${ticket.color.name}（${ticket.color.hex}）`],
      ["印刷方法", ticket.method.name],
      ...(choke_mm === undefined ? [] : [["白版", `あり（縁を${choke_mm}mm内側へ）`] as const]),
      ["解像度", `${ticket.dpi}dpi`],
      ["データ番号", version.id],
    ],
    views,
    areas: document.areas.map((area, index) =>
      proofArea(
        area,
        places[index] as PrintArea,
        { ticket, acceptedWarnings },
        previews.get(area.areaKindId) as Uint8Array,
      ),
    ),
  });
}

function proofArea(
  area: AreaDesign,
  place: PrintArea,
  { ticket, acceptedWarnings }: { readonly ticket: PrintTicket } & Pick<DesignVersion, "acceptedWarnings">,
  preview: Uint8Array,
): ProofArea {
  const facts = ticket.areas.find(({ area_kind_id }) => area_kind_id === area.areaKindId);
  const printed = flattenLayers(area.layers).filter(({ hidden }) => !hidden);
  const dpi = printed.flatMap((layer) => (layer.kind === "image" ? [effectiveDpi(layer)] : []));
  return {
    name: facts?.name ?? "",
    facts: [
      ["印刷範囲", `幅${millimetres(area.width)} × 高さ${millimetres(area.height)}`],
      ["位置", `上端から${facts?.from_top_mm ?? 0}mm、中心から${fromCentre(facts?.from_centre_mm ?? 0)}`],
      ...(place.bleed > 0 ? [["塗り足し", millimetres(place.bleed)] as const] : []),
      ...(dpi.length > 0 ? [["画像の解像度", dpi.map((value) => `${value}dpi`).join("、")] as const] : []),
    ],
    preview,
    ground: ticket.color.hex || "#ffffff",
    texts: printed.flatMap((layer) =>
      layer.kind === "text" ? [{ text: spellEmoji(layer.text), look: lookOf(layer) }] : [],
    ),
    warnings: proofWarnings(acceptedWarnings, area.areaKindId),
  };
}

function lookOf({ fontId, fontSize, direction, color }: TextLayer): string {
  const millimetre = fontSize / UM_PER_MM;
  const points = Math.round(millimetre * POINTS_PER_MM * 10) / 10;
  const way = direction === "vertical" ? "縦書き" : "横書き";
  return `${findFont(fontId)?.label ?? fontId}　${round(millimetre)}mm（${points}pt）　${way}　${color}`;
}

function fromCentre(mm: number): string {
  return mm === 0 ? "0mm" : `${mm > 0 ? "右" : "左"}へ${round(Math.abs(mm))}mm`;
}

function millimetres(length: number): string {
  return `${round(length / UM_PER_MM)}mm`;
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}
