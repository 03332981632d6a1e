import { canBeMade, MAX_CART_LINES, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Member, Shop } from "../../platform/http/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { findOrderableItems } from "../my-items/index.ts";
import * as store from "./cart.store.ts";
import type { Cart, StoredCartLine } from "./cart.tables.ts";
import { findBuyer } from "./find-buyer.ts";
import { presentCart } from "./present-cart.ts";
import { findItemOnSale, readProductStates, toCartLine } from "./price-lines.ts";

interface Choice {
  readonly product_id: number;
  readonly sizes: readonly { readonly size_id: number; readonly quantity: number }[];
}

/** Under the cart's lock, so that parallel requests add up and none is lost. */
export async function addItem(shop: Shop, member: Member, choice: Choice) {
  const { database, now } = shop;
  const snapshot = getCatalogue(shop);
  const buyer = await findBuyer(database.db, member);
  return database.inTransaction(async (tx) => {
    const [product] = await findOrderableItems(tx, member.id, [choice.product_id]);
    if (!product) return fail("cart/no-such-item");
    if (product.deleted) return fail("cart/item-deleted");
    const { versionId } = product;
    if (product.status !== 1 || !versionId) return fail("cart/item-not-completed");
    const item = findItemOnSale(snapshot, product.catalogueItemId);
    if (!item) return fail("cart/item-withdrawn");
    if (choice.sizes.some(({ size_id }) => !item.sizes.some(({ id }) => id === size_id)))
      return fail("cart/no-such-size");

    const cart = await store.lockOpenCart(tx, member.id, now());
    const there = await store.listLines(tx, member.id, cart.id);
    const wanted = sumBySize(choice.sizes).map(([sizeId, quantity]) =>
      newLine(cart, { ...product, versionId }, sizeId, quantity),
    );
    if (wanted.some((line) => !canBeMade(toCartLine(line), item))) return fail("cart/item-withdrawn");
    const merged = mergeLines(there, wanted);
    if (!merged.ok) return merged;
    await store.addLines(tx, wanted);
    const productIds = merged.value.map(({ productId }) => productId);
    const stateOf = await readProductStates(tx, member.id, productIds);
    return ok(presentCart(snapshot, { cart, lines: merged.value, stateOf }, buyer));
  });
}

function sumBySize(sizes: Choice["sizes"]): [number, number][] {
  const bySize = new Map<number, number>();
  for (const { size_id, quantity } of sizes) bySize.set(size_id, (bySize.get(size_id) ?? 0) + quantity);
  return [...bySize];
}

type Product = Awaited<ReturnType<typeof findOrderableItems>>[number] & { readonly versionId: string };

function newLine(cart: Cart, product: Product, sizeId: number, quantity: number): StoredCartLine {
  return {
    userId: cart.userId,
    cartId: cart.id,
    id: newId(),
    productId: product.productId,
    versionId: product.versionId,
    sizeId,
    itemId: product.catalogueItemId,
    methodId: product.methodId,
    colorId: product.colorId,
    areaKindIds: [...product.areaKindIds],
    nameTag: product.hasNameTag,
    hangTag: product.hasHangTag,
    name: product.name,
    quantity,
  };
}

/** What the statement that adds them will make of both, as the lock lets nobody in between. */
function mergeLines(
  there: readonly StoredCartLine[],
  wanted: readonly StoredCartLine[],
): Result<StoredCartLine[], { code: "cart/too-many" | "cart/full" }> {
  const lines = [...there];
  for (const line of wanted) {
    const index = lines.findIndex((other) => identityOf(other) === identityOf(line));
    const old = lines[index];
    if (old) lines[index] = { ...old, quantity: old.quantity + line.quantity };
    else lines.push(line);
  }
  if (lines.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) return fail("cart/too-many");
  return lines.length > MAX_CART_LINES ? fail("cart/full") : ok(lines);
}

/** Product, design version and size: two lines that share them are one. */
export function identityOf(line: Pick<StoredCartLine, "productId" | "versionId" | "sizeId">): string {
  return `${line.productId}/${line.versionId}/${line.sizeId}`;
}
