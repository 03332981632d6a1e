import {
  type AreaShape,
  areaOutline,
  areaRect,
  referenceGroup,
  referenceSize,
  VIEW_NAMES,
  viewsShowing,
} from "@surimono/domain/catalogue";
import {
  type AreaDesign,
  areaOnGroup,
  type DesignDocument,
  effectiveDpi,
  flattenLayers,
  type PlainLayer,
  type PrintedArea,
  type PrintedGoods,
  pictureIdsOf,
  screenJob,
  type TextLayer,
} from "@surimono/domain/designs";
import { MM_PER_INCH, POINTS_PER_INCH, UM_PER_MM } from "@surimono/domain/kernel";
import { PRESS_CONDITION } from "@surimono/studio/press";
import { findFont, spellEmoji } from "@surimono/studio/scene";
import { RULING_LPI, SCREEN_DEGREES } from "@surimono/studio/screens";
import type { Shop } from "../../../platform/http/index.ts";
import { drawView } from "../mockup/index.ts";
import type { PrintTicket } from "../package/index.ts";
import { readPictures } from "../pictures/index.ts";
import { printedArea, type SizedVersion, sizedVersions, sizeNames } from "../version/index.ts";
import type { ProofArea, ProofPart } from "./proof-job.ts";
import { proofWarnings } from "./proof-warnings.ts";

const VIEW_WIDTH = 700;
const POINTS_PER_MM = POINTS_PER_INCH / MM_PER_INCH;

/** The proof sheet's section on one version in the sizes of one group: the goods, or a tag. */
export async function proofPart(shop: Shop, sized: SizedVersion, ticket: PrintTicket): Promise<ProofPart> {
  const { userId, document } = sized.version;
  const areas: ProofArea[] = [];
  for (const area of document.areas) {
    const images = await readPictures(shop, userId, pictureIdsOf({ ...document, areas: [area] }));
    areas.push({ ...proofArea(sized, ticket, area), images });
  }
  return { facts: goodsFacts(sized, ticket), views: await drawViews(shop, sized), areas };
}

async function drawViews(shop: Shop, { version, group }: SizedVersion): Promise<ProofPart["views"]> {
  const { goods } = version;
  const views: { name: string; picture: Uint8Array }[] = [];
  for (const view of viewsShowing(goods.areas)) {
    const wanted = { view, size: referenceSize(goods, group), width: VIEW_WIDTH };
    views.push({ name: VIEW_NAMES[view], picture: await drawView(shop, version, wanted, "webp") });
  }
  return views;
}

function goodsFacts({ version }: SizedVersion, { item, color, method, dpi, sizes }: PrintTicket): ProofPart["facts"] {
  return [
    ["品番", `${item.item_id}／${item.pku}`],
    ["本体の色", `${color.name}（${color.hex}）`],
    ...(sizes.length > 0 ? [["サイズ", sizes.join("・")] as const] : []),
    ["印刷方法", method.name],
    ...whiteFact(version.goods),
    ["解像度", `${dpi}dpi`],
    ["データ番号", version.id],
  ];
}

function whiteFact({ method: { choke, under } }: PrintedGoods): ProofPart["facts"] {
  if (choke === undefined) return [];
  const edge = `${choke / UM_PER_MM}mm内側`;
  return [["白版", under === "all" ? `あり（絵柄全体、縁は${edge}）` : `あり（縁を${edge}へ）`]];
}

/** Shown since there are editions: the sheets of older versions stay as they were. */
function whiteOf({ method: { choke, under }, color, edition }: PrintedGoods): Pick<ProofArea, "white"> {
  if (edition === undefined || choke === undefined) return {};
  return { white: under === "all" ? { choke } : { choke, ground: color.hex } };
}

function proofArea(sized: SizedVersion, ticket: PrintTicket, drawn: AreaDesign): Omit<ProofArea, "images"> {
  const { goods, acceptedWarnings } = sized.version;
  const place = printedArea(goods, drawn.areaKindId);
  const area = areaOnGroup(drawn, areaRect(place, sized.group));
  const facts = ticket.areas.find(({ area_kind_id }) => area_kind_id === area.areaKindId);
  const printed = flattenLayers(area.layers).filter(({ hidden }) => !hidden);
  return {
    name: facts?.name ?? "",
    facts: [
      ["印刷範囲", measures(area)],
      ["位置", `上端から${facts?.from_top_mm ?? 0}mm、中心から${fromCentre(facts?.from_centre_mm ?? 0)}`],
      ...(place.shape ? [["形", shapeWords(place.shape)] as const] : []),
      ...(place.bleed > 0 ? [[isTraced(place) ? "データの余白" : "塗り足し", millimetres(place.bleed)] as const] : []),
      ...(place.mirrored ? [["印刷の向き", "裏から刷るため、印刷データは左右反転"] as const] : []),
      ...screenFacts(place, drawn),
      ...(place.press ? [["色", `刷り上がりの色で表示（コート紙のCMYK、${PRESS_CONDITION}）`] as const] : []),
      ...pictureFacts(printed),
      ...otherSizes(sized, drawn, place),
    ],
    design: area,
    ...(place.shape && { outline: areaOutline(place.shape, areaRect(place, sized.group)) }),
    ground: ticket.color.hex || "#ffffff",
    ...whiteOf(goods),
    ...(place.press && { isForPress: true as const }),
    ...(place.screens && { screens: screenJob(place.screens, goods.color.hex, drawn) }),
    texts: printed.flatMap((layer) =>
      layer.kind === "text" ? [{ text: spellEmoji(layer.text), look: lookOf(layer) }] : [],
    ),
    warnings: proofWarnings(acceptedWarnings, area.areaKindId),
  };
}

/** Its page holds the cut line too, which may lie far out of what is printed. */
function isTraced({ shape }: PrintedArea): boolean {
  return shape?.outline.kind === "traced";
}

/** Its inks in the order of printing. */
function screenFacts({ screens }: PrintedArea, { screen }: AreaDesign): ProofArea["facts"] {
  if (!screens) return [];
  const inks = screens.map(({ name, base }, index) => `${index + 1} ${name}${base === "under" ? "（下引き）" : ""}`);
  const tones = screen?.halftone ? `あり（${RULING_LPI}線、${SCREEN_DEGREES}度）` : "なし";
  return [
    ["インク", `${inks.join("、")}（版${screens.length}枚）`],
    ["網点", tones],
  ];
}

function pictureFacts(printed: readonly PlainLayer[]): ProofArea["facts"] {
  const dpi = printed.flatMap((layer) => (layer.kind === "image" ? [effectiveDpi(layer)] : []));
  return dpi.length > 0 ? [["画像の解像度", dpi.map((value) => `${value}dpi`).join("、")]] : [];
}

/** On the sheet of the drawn size: how large the same print is on other sizes. */
function otherSizes({ version, group }: SizedVersion, drawn: AreaDesign, place: PrintedArea): ProofArea["facts"] {
  if (group !== referenceGroup(version.goods)) return [];
  return sizedVersions(version)
    .slice(1)
    .map((other) => {
      const { w, h } = areaRect(place, other.group);
      const percent = Math.round(Math.min(w / drawn.width, h / drawn.height) * 1000) / 10;
      return ["ほかのサイズ", `${sizeNames(other).join("・")}：${measures({ width: w, height: h })}（${percent}%）`];
    });
}

function lookOf({ fontId, fontSize, direction, color }: TextLayer): string {
  const millimetre = fontSize / UM_PER_MM;
  const points = Math.round(millimetre * POINTS_PER_MM * 10) / 10;
  const way = direction === "vertical" ? "縦書き" : "横書き";
  return `${findFont(fontId)?.label ?? fontId}　${round(millimetre)}mm（${points}pt）　${way}　${color}`;
}

function measures({ width, height }: Pick<DesignDocument["areas"][number], "width" | "height">): string {
  return `幅${millimetres(width)} × 高さ${millimetres(height)}`;
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

function shapeWords({ outline, cut }: AreaShape): string {
  const form = formWords(outline);
  return cut === undefined ? form : `${form}にカット`;
}

function formWords(outline: AreaShape["outline"]): string {
  if (outline.kind === "traced") return "絵柄の形";
  if (outline.kind === "ellipse") return "円形";
  if (outline.kind === "rounded") return `角丸（半径${millimetres(outline.radius)}）`;
  return outline.openings ? "品物の形（開いたところあり）" : "品物の形";
}
