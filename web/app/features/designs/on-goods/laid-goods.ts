import type { OpenedDesign } from "@surimono/contract/designs";
import {
  colorForPicture,
  type DesignDocument,
  formatSku,
  formatWorksId,
  layPicture,
  type PictureFacts,
} from "@surimono/domain/designs";
import { imageLayer, type PaintedGoods } from "@surimono/studio/on-goods";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { presentAreas } from "../present-design.ts";
import { priceDesign } from "../price-design.ts";
import type { OnePicture, Simulation } from "../simulation-store.ts";

/** What a card knows before its goods are opened. */
export interface GoodsEntry {
  readonly productId: number;
  readonly pku: string;
  readonly name: string;
}

/** What a card shows of goods with a print. */
export interface SeenGoods {
  readonly painted: PaintedGoods;
  readonly colorName: string;
  readonly price: number;
}

/** A colour that goods are sold in. */
interface LaidColor {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
}

/** The picture laid on goods, and what the studio opens. */
export interface LaidGoods extends SeenGoods {
  /** To be saved as it is. */
  readonly simulation: Simulation;
  readonly colors: readonly LaidColor[];
  /** Of these goods, in basis points. */
  readonly taxRate: number;
}

/** Undefined where the goods have no place for it. */
export function layOnGoods(
  picture: OnePicture,
  facts: PictureFacts,
  { productId, pku }: GoodsEntry,
  design: OpenedDesign,
): LaidGoods | undefined {
  const { item } = design;
  const areas = presentAreas(design);
  const colors = item.colors
    .filter(({ refusal }) => refusal === undefined)
    .map(({ color_id: id, color_name: name, color_value: hex }) => ({ id, name, hex }));
  const laid = layPicture(facts, areas);
  const color = colorForPicture(facts, colors, item.method_id);
  const place = areas.find(({ areaKindId }) => areaKindId === laid?.areaKindId);
  if (!laid || !color || !place) return undefined;
  const { areaKindId } = laid;
  const layer = imageLayer("picture", picture, laid);
  const document: DesignDocument = {
    ...design.document,
    colorId: color.id,
    areas: [{ areaKindId, width: place.width, height: place.height, layers: [layer] }],
  };
  const methodId = item.method_id;
  const simulation: Simulation = {
    ...{ version: 1, id: simulationId(picture, productId), productId, name: design.name, document, revision: 1 },
    sku: formatSku({ pku, colorId: color.id, methodId }),
    worksId: formatWorksId({ itemId: item.item_id, methodId, areaKindId }),
    pictures: [picture],
    changedAt: Date.now(),
  };
  const { silhouette, size_width: sizeWidth } = item;
  const painted = { silhouette, sizeWidth, color: color.hex, document, areas, view: place.view };
  const price = priceDesign(design, document).total;
  return { painted, colorName: color.name, price, simulation, colors, taxRate: design.price.tax_bp };
}

/** The same on goods of another colour. */
export function inColor(laid: LaidGoods, pku: string, colorId: number): LaidGoods {
  const color = laid.colors.find(({ id }) => id === colorId);
  if (!color || colorId === laid.simulation.document.colorId) return laid;
  const document = { ...laid.simulation.document, colorId };
  const sku = formatSku({ pku, colorId, methodId: document.methodId });
  return {
    ...laid,
    colorName: color.name,
    painted: { ...laid.painted, color: color.hex, document },
    simulation: { ...laid.simulation, sku, document },
  };
}

/** The same to be designed further, as another one: the server would answer the saved draft, and what was drawn since would be lost. */
export function asTrial(simulation: Simulation): Simulation {
  return { ...simulation, id: newUuid(), changedAt: Date.now() };
}

/** The same to be ordered as it is: another one than the draft that is saved, which may be drawn on since, and one for each colour. */
export function asOrdered(simulation: Simulation): Simulation {
  const [{ assetId } = { assetId: simulation.id }] = simulation.pictures;
  const { colorId } = simulation.document;
  const end = [simulation.productId, colorId].map((part, at) => hex(part, at === 0 ? 8 : 4)).join("");
  return { ...simulation, id: `${assetId.slice(0, 24)}${end}` };
}

/** The same for the same picture and goods: the server keeps each once, however often it is sent. */
function simulationId({ assetId }: OnePicture, productId: number): string {
  return `${assetId.slice(0, 28)}${hex(productId, 8)}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
