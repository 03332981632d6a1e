import type { addItem as addCall } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { canBeMade, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { fail, ok } from "@surimono/domain/kernel";
import { sizesOf } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { findOrderableItem, type OrderableItem } from "../my-items/index.ts";
import { addInSteps, addUnderLock } from "./add-in-steps.ts";
import { addToOpenCart, listLines, lockOpenCart, type NewPieces } from "./cart.store.ts";
import { presentChanged } from "./change-lines.ts";
import { setDeliveryMethod } from "./delivery-method.store.ts";
import { presentCart } from "./present-cart.ts";
import { findItemOnSale, toCartLine } from "./price-lines.ts";
import { completeCart } from "./read-cart.ts";

type Choice = PayloadOf<typeof addCall>;

/** Parallel requests add up and none is lost: see `addToOpenCart`. */
export async function addItem(shop: Shop, member: Member, choice: Choice) {
  const { db } = shop.database;
  const chosen = await choosePieces(shop, member, choice);
  if (!chosen.ok) return chosen;
  const { pieces, product } = chosen.value;
  const now = shop.now();
  const isExact = choice.exactly === true;
  const adding =
    shop.database.isCitus || isExact
      ? addInSteps(shop.database, pieces, now, isExact)
      : addToOpenCart(shop.database, pieces, now);
  const added = await adding.catch(refuseOverflow);
  if (added === "overflow") return fail("cart/too-many");
  if (!added) return fail("cart/full");
  const contents = await completeCart(db, added, [product], { member, now });
  return ok(presentCart(shop, member, contents));
}

/** Several my items at once, and all of it goes into the warehouse: everything or nothing of it. */
export async function addForStoring(shop: Shop, member: Member, choices: readonly Choice[]) {
  if (!shop.env.storage) return fail("cart/no-such-delivery-method");
  const all: NewPieces[] = [];
  for (const choice of choices) {
    const chosen = await choosePieces(shop, member, choice);
    if (!chosen.ok) return chosen;
    all.push(chosen.value.pieces);
  }
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    for (const pieces of all) {
      const refused = await addUnderLock(tx, cart, pieces, { now, isExact: false });
      if (refused) return fail(refused === "full" ? "cart/full" : "cart/too-many");
    }
    await setDeliveryMethod(tx, cart, "warehouse");
    const lines = await listLines(tx, member.id, cart.id);
    return ok(await presentChanged(shop, tx, { ...cart, deliveryMethod: "warehouse" }, lines, { member, now }));
  });
}

/** What would be added, if it can be made. */
async function choosePieces(shop: Shop, member: Member, choice: Choice) {
  const { db } = shop.database;
  const snapshot = getCatalogue(shop);
  const product = await findOrderableItem(db, member.id, choice.product_id);
  if (!product) return fail("cart/no-such-item");
  if (product.deleted) return fail("cart/item-deleted");
  if (product.status !== 1 || !product.versionId) return fail("cart/item-not-completed");
  const item = findItemOnSale(snapshot, product.catalogueItemId);
  if (!item) return fail("cart/item-withdrawn");
  const sizes = sizesOf(item.sizes, product.sizeIds);
  if (choice.sizes.some(({ size_id }) => !sizes.some(({ id }) => id === size_id))) return fail("cart/no-such-size");
  const pieces = newPieces(member.id, { ...product, versionId: product.versionId }, choice.sizes);
  if (!pieces.sizes.every((size) => canBeMade(toCartLine({ ...pieces, ...size, id: "", roster: null }), item)))
    return fail("cart/item-withdrawn");
  if (pieces.sizes.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) return fail("cart/too-many");
  return ok({ pieces, product });
}

type Product = OrderableItem & { readonly versionId: string };

function newPieces(userId: string, product: Product, sizes: Choice["sizes"]): NewPieces {
  const bySize = new Map<number, number>();
  for (const { size_id, quantity } of sizes) bySize.set(size_id, (bySize.get(size_id) ?? 0) + quantity);
  return {
    userId,
    productId: product.productId,
    versionId: product.versionId,
    itemId: product.catalogueItemId,
    methodId: product.methodId,
    colorId: product.colorId,
    areaKindIds: [...product.areaKindIds],
    screens: product.screens,
    nameTagVersionId: product.nameTagVersionId ?? null,
    hangTagVersionId: product.hangTagVersionId ?? null,
    name: product.name,
    personal: product.personal,
    sizes: [...bySize].map(([sizeId, quantity]) => ({ sizeId, quantity })),
  };
}

/** The table's own CHECK keeps parallel additions within the limit. */
function refuseOverflow(error: unknown): "overflow" {
  if ((error as { constraint?: string }).constraint === "cart_lines_quantity") return "overflow";
  throw error;
}
