import { imageAddress, type Product, queryProduct, readItem, searchProducts } from "@surimono/contract/catalogue";
import { copyDesign, type OpenedDesign } from "@surimono/contract/designs";
import {
  areaOutline,
  colorsOf,
  conflictsOfArea,
  leastPieces,
  methodName,
  offeredMethods,
  referenceGroup,
  referenceSize,
} from "@surimono/domain/catalogue";
import { fail, formatYen, ok } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";
import { quietCall } from "#app/session/call.ts";
import { answered } from "./answered.ts";

type OtherGoods = NonNullable<EditorProps["goods"]>;
type Choices = Extract<Awaited<ReturnType<OtherGoods["open"]>>, { readonly ok: true }>["value"];

const PAGE = 24;
const NOT_SOLD = "このアイテムは現在お取り扱いしていません。ほかのアイテムをお選びください。";

/** The catalogue as the editor sees it, for copying a design to other goods. */
export function createOtherGoods(design: OpenedDesign): OtherGoods {
  return {
    async find(words, offset) {
      const answer = answered(await quietCall(searchProducts, { searchStr: words, limit: PAGE, offset }));
      if (!answer.ok) return answer;
      const items = answer.value.data.map((card) => ({
        itemId: card.product_id,
        name: card.name,
        imageUrl: imageAddress(card.images.images[0]?.url ?? "", 240),
        priceText: `${formatYen(card.lowest_price)}~`,
      }));
      return ok({ items, total: answer.value.total });
    },
    async open(itemId) {
      const answer = answered(await quietCall(queryProduct, { product_id: itemId }));
      if (!answer.ok) return answer;
      const [product] = answer.value.data;
      if (!product || product.withdrawn) return fail("designs/no-such-item", { message: NOT_SOLD });
      return ok(choicesOf(product));
    },
    async copy({ itemId, methodId, colorId, areas }, requestKey) {
      return answered(
        await quietCall(copyDesign, {
          ...{ request_key: requestKey, product_id: design.product_id },
          ...{ item_id: itemId, method_id: methodId, color_id: colorId },
          areas: areas.map(({ from, to }) => ({ from_area_kind_id: from, to_area_kind_id: to })),
        }),
      );
    },
  };
}

function choicesOf(product: Product): Choices {
  const item = readItem(product);
  const group = referenceGroup(item);
  return {
    itemId: item.id,
    name: item.name,
    silhouette: item.silhouette,
    sizeWidth: referenceSize(item).width,
    methods: offeredMethods(item).map((method) => {
      const info = product.print_info.find(({ method_id }) => method_id === method.methodId);
      return {
        methodId: method.methodId,
        name: fromPieces(methodName(info?.method_name ?? ""), leastPieces(item, method.methodId)),
        colors: colorsOf(item, method).map(({ id, name, hex }) => ({ colorId: id, name, hex })),
        areas: method.areas.flatMap(({ areaKindId, view, rects, tilt = 0, safe, shape }) => {
          const rect = rects[group];
          const name = info?.area_kind.find(({ kind_id }) => kind_id === areaKindId)?.kind_name ?? "";
          const conflictsWith = conflictsOfArea(method, areaKindId);
          if (!rect) return [];
          const outline = shape && { outline: areaOutline(shape, rect) };
          const size = { rect, width: rect.w, height: rect.h };
          return [{ areaKindId, name, view, tilt, safe, conflictsWith, ...size, ...outline }];
        }),
      };
    }),
  };
}

function fromPieces(name: string, least: number): string {
  return least > 1 ? `${name}（${least}点から）` : name;
}
