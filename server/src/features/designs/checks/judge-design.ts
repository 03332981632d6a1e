import { type CatalogueItem, PRINT_STEP, type PrintableGoods } from "@surimono/domain/catalogue";
import {
  checkDesign,
  checkedGoods,
  type DesignDocument,
  type DesignFacts,
  eachLayer,
  type Finding,
  type FindingNames,
  type LayerFacts,
  type PlainLayer,
  pictureIdsOf,
  type TracedCut,
} from "@surimono/domain/designs";
import { loadPressLook } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue, getTag } from "../../catalogue/index.ts";
import { areaName, stepOf } from "../choice/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import { findPictures } from "../pictures/index.ts";
import { factsKey } from "./facts-key.ts";
import { layersToMeasure } from "./layers-to-measure.ts";
import type { MeasuredLayers } from "./measure-layers.ts";
import { traceCut } from "./trace-cut.ts";

const runner = createJobRunner<readonly PlainLayer[], MeasuredLayers>(new URL("./check-worker.ts", import.meta.url), {
  timeoutMs: 30_000,
});

export interface Judged {
  readonly findings: readonly Finding[];
  /** The line that goods are cut along which follow the design. */
  readonly cut: TracedCut | undefined;
}

/**
 * The findings the editor shows, from the server's own facts: pictures as measured on upload, letters as the scene sets them. From the
 * document only what is drawn is trusted. Starts a process, so it never runs inside a transaction.
 */
export async function judgeDesign(shop: Shop, userId: string, document: DesignDocument): Promise<Judged | undefined> {
  const goods = findGoods(shop, document.itemId);
  const method = getCatalogue(shop).data.printMethods.find(({ id }) => id === document.methodId);
  if (!goods || !method || !offersMethod(goods, method.id)) return undefined;
  const pictures = await findPictures(shop.database.db, userId, pictureIdsOf(document));
  const [layers, cut] = await Promise.all([measureLayers(document), traceCut(shop, userId, document, goods)]);
  const facts = { ...factsOf(layers, pictures), cut, press: loadPressLook().printed };
  return { findings: checkDesign(document, checkedGoods(goods, method, document.colorId), facts), cut };
}

function findGoods(shop: Shop, goodsId: number): (PrintableGoods & Pick<CatalogueItem, "personalFees">) | undefined {
  const step = stepOf(shop, goodsId);
  if (step !== PRINT_STEP) return getTag(shop, step);
  return getCatalogue(shop).itemsById.get(goodsId)?.everSold;
}

function offersMethod(goods: PrintableGoods, methodId: number): boolean {
  return goods.methods.some((method) => method.methodId === methodId);
}

/** Names given by the customer, for the wording of findings. */
export function namesIn(shop: Shop, document: DesignDocument): FindingNames {
  const layers = document.areas.flatMap((area) => eachLayer(area.layers));
  return {
    layer: (layerId) => layers.find(({ id }) => id === layerId)?.name ?? "",
    area: (areaKindId) => areaName(shop, areaKindId),
  };
}

async function measureLayers(document: DesignDocument): Promise<MeasuredLayers> {
  const layers = layersToMeasure(document);
  return layers.length === 0 ? new Map() : runner.run(layers);
}

function factsOf(layers: MeasuredLayers, pictures: readonly DesignPicture[]): DesignFacts {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return {
    layer: (layer): LayerFacts | undefined => layers.get(factsKey(layer)),
    picture(layer) {
      const row = byId.get(layer.assetId);
      return row && { pixelWidth: row.pixelWidth, pixelHeight: row.pixelHeight, byteSize: row.byteSize, ...row.facts };
    },
  };
}
