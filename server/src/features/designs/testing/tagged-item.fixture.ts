import { editImageMagicDesign, finishDesign, getImageMagicToken, type OpenedDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem } from "@surimono/contract/my-items";
import { type DesignDocument, formatSku, formatWorksId, type ShapeLayer } from "@surimono/domain/designs";
import { type TestShop, value } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { openAt } from "./started-design.fixture.ts";

const dot: ShapeLayer = {
  ...{ kind: "shape", shape: "ellipse", id: "dot", name: "丸", fill: "#d9240f" },
  ...{ x: 9000, y: 9000, width: 8000, height: 8000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};

/** The dot in the first area, the others left out, like a finished design from the studio. */
export const dotted = (document: DesignDocument, fill = "#d9240f"): DesignDocument => ({
  ...document,
  areas: document.areas.slice(0, 1).map((area) => ({ ...area, layers: [{ ...dot, fill }] })),
});

/** A draft of the item with its print designed: in the first place that is offered, or another one. */
export async function draftOf(shop: TestShop, call: Caller, itemId = 1001, wanted?: number): Promise<number> {
  const item = getItem(shop.shop, itemId);
  const [method] = item.methods;
  const areaKindId = wanted ?? method?.areas[0]?.areaKindId;
  if (!method || !areaKindId) throw new Error("not printable");
  const { methodId } = method;
  const begun = value(
    await call(getImageMagicToken, {
      product_id: itemId,
      sku: formatSku({ pku: item.pku, colorId: method.colorIds[0] ?? 0, methodId }),
      works_id: formatWorksId({ itemId, methodId, areaKindId }),
    }),
  );
  const design = await openAt(call, begun.url);
  value(
    await call(finishDesign, {
      product_id: design.product_id,
      document: dotted(design.document),
      revision: 0,
      accepted: [],
    }),
  );
  return design.product_id;
}

export async function openTag(call: Caller, productId: number, step_id: 2 | 3): Promise<OpenedDesign> {
  const edit = await call(editImageMagicDesign, { product_id: productId, subsidiary: true, step_id });
  return openAt(call, value(edit).url);
}

export async function finishTag(call: Caller, productId: number, step_id: 2 | 3): Promise<string> {
  const { document, revision } = await openTag(call, productId, step_id);
  return value(await call(finishDesign, { product_id: productId, document: dotted(document), revision, accepted: [] }))
    .version_id;
}

export const itemOf = async (call: Caller, product_id: number) => value(await call(getMyItem, { product_id }));
