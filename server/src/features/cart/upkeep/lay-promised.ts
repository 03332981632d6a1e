import { canBeMade, MAX_CART_LINES, piecesOf, type RosterPiece } from "@surimono/domain/cart";
import { fail, ok } from "@surimono/domain/kernel";
import { sizesOf } from "@surimono/domain/my-items";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import { getCatalogue, type Snapshot } from "../../catalogue/index.ts";
import { findOrderableItems, type OrderableItem } from "../../my-items/index.ts";
import { listLines, lockOpenCart } from "../cart.store.ts";
import type { StoredCartLine } from "../cart.tables.ts";
import { type EarlierDestination, takeOverSplit } from "../destinations/take-over-split.ts";
import { findItemOnSale, toCartLine } from "../price-lines.ts";
import { takeOverRosters } from "../rosters/take-over-rosters.ts";
import { identityOf, type OrderedPieces } from "./close-cart.ts";
import { layLines } from "./hold-prices.store.ts";

/** A line as it was promised, with the price of a piece then. */
export interface PromisedLine extends OrderedPieces {
  readonly name: string;
  readonly price: number;
  /** Absent in estimates of the time before they kept it. */
  readonly roster?: readonly RosterPiece[] | null;
}

/** What an estimate keeps of a cart. */
export interface Promised {
  readonly lines: readonly PromisedLine[];
  /** Empty where it goes to one address. */
  readonly destinations: readonly EarlierDestination[];
}

export type Gone = "deleted" | "other-design" | "withdrawn";

/**
 * Puts what was promised into the open cart, under its lock. What cannot be made as it was is left out and named; the rest costs at most
 * what was promised until the moment given. Doing it again changes nothing, since lines are raised to a quantity and not added to.
 */
export async function layPromised(
  shop: Parameters<typeof getCatalogue>[0],
  tx: Transaction,
  userId: string,
  { lines: promised, destinations }: Promised,
  { now, until }: { readonly now: Date; readonly until: Date },
) {
  const snapshot = getCatalogue(shop);
  const cart = await lockOpenCart(tx, userId, now);
  const there = await listLines(tx, userId, cart.id);
  const products = await findOrderableItems(tx, userId, [...new Set(promised.map(({ productId }) => productId))]);
  const laid: StoredCartLine[] = [];
  const gone: { readonly line: PromisedLine; readonly why: Gone }[] = [];
  for (const line of promised) {
    const made = asPromised(snapshot, products, line);
    if (typeof made === "string") gone.push({ line, why: made });
    else {
      const held = { heldPrice: line.price, heldPieces: piecesOf(line.productId, promised), heldUntil: until };
      laid.push({ userId, cartId: cart.id, id: newId(), ...made, ...held, touchedAt: now, toldAt: null });
    }
  }
  const wanted = new Set(laid.map(identityOf));
  const others = there.filter((line) => !wanted.has(identityOf(line))).length;
  if (others + wanted.size > MAX_CART_LINES) return fail("cart/full");
  await layLines(tx, laid);
  const named = promised.filter((line) => line.roster && wanted.has(identityOf(line)));
  if (named.length > 0)
    await takeOverRosters(
      tx,
      userId,
      named.map((line) => ({ ...line, roster: line.roster ?? null })),
      now,
    );
  if (laid.length > 0 && destinations.length > 0) await takeOverSplit(tx, userId, destinations, now);
  return ok({ laid: laid.length, gone, others });
}

type Made = Omit<
  StoredCartLine,
  "userId" | "cartId" | "id" | "heldPrice" | "heldPieces" | "heldUntil" | "touchedAt" | "toldAt"
>;

function asPromised(snapshot: Snapshot, products: readonly OrderableItem[], line: PromisedLine): Made | Gone {
  const product = products.find(({ productId }) => productId === line.productId);
  if (!product || product.deleted) return "deleted";
  const { nameTagVersionId = null, hangTagVersionId = null } = product;
  if (product.status !== 1 || product.versionId !== line.versionId) return "other-design";
  if (nameTagVersionId !== line.nameTagVersionId || hangTagVersionId !== line.hangTagVersionId) return "other-design";
  const item = findItemOnSale(snapshot, product.catalogueItemId);
  const made: Made = {
    ...{ productId: line.productId, versionId: line.versionId, sizeId: line.sizeId, quantity: line.quantity },
    ...{ itemId: product.catalogueItemId, methodId: product.methodId, colorId: product.colorId },
    ...{
      areaKindIds: [...product.areaKindIds],
      screens: product.screens,
      nameTagVersionId,
      hangTagVersionId,
      name: product.name,
    },
    ...{ personal: product.personal, roster: null },
  };
  const isThere = item && sizesOf(item.sizes, product.sizeIds).some(({ id }) => id === line.sizeId);
  return isThere && canBeMade(toCartLine({ ...made, id: "" }), item) ? made : "withdrawn";
}
