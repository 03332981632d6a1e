import type { makeEstimate as makeCall } from "@surimono/contract/documents";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type CartTotals, canBeOrdered } from "@surimono/domain/cart";
import { estimateEnds, estimateSheet } from "@surimono/domain/documents";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import {
  buyerOf,
  findItemOnSale,
  listLines,
  lockCart,
  type Promised,
  paidAmong,
  presentLine,
  priceLines,
  readCart,
  readProductStates,
  readSplit,
  toCartLine,
} from "../cart/index.ts";
import { getFreshCatalogue } from "../catalogue/index.ts";
import { findByCause } from "./documents.store.ts";
import { insertEstimate } from "./estimates.store.ts";
import { goodsGroup } from "./goods-group.ts";
import { issueDocument } from "./issue-document.ts";
import { presentDocument } from "./present-document.ts";

/** Issues an estimate of the open cart at the prices of the day; the cart stays as it is. */
export async function makeEstimate(shop: Shop, member: Member, wanted: PayloadOf<typeof makeCall>) {
  const cause = `estimate:${wanted.request_key}`;
  const known = await findByCause(shop.database.db, member.id, cause);
  if (known) return ok(presentDocument(known, []));
  if (wanted.recipient === "") return fail("documents/name-missing");
  const snapshot = await getFreshCatalogue(shop);
  const { cartId } = await readCart(shop.database.db, { member, now: shop.now() });
  if (cartId === undefined) return fail("documents/nothing-to-estimate");
  return shop.database.inTransaction(async (tx) => {
    const cart = await lockCart(tx, member.id, cartId);
    const again = await findByCause(tx, member.id, cause);
    if (again) return ok(presentDocument(again, []));
    const stored = cart?.state === "open" ? await listLines(tx, member.id, cartId) : [];
    if (!cart || stored.length === 0) return fail("documents/nothing-to-estimate");
    // A promise is not a reason for the next one.
    const lines = stored.map((line) => ({ ...line, heldPrice: null, heldPieces: null, heldUntil: null }));
    const isStored = shop.env.storage && cart.deliveryMethod === "warehouse";
    const kept = cart.isSeveral && !isStored ? await readSplit(tx, cart) : [];
    const destinations = kept.filter(({ pieces }) => pieces.length > 0);
    const buyer = buyerOf(member);
    const totals = priceLines(snapshot, lines, buyer, undefined, paidAmong(destinations));
    const productIds = lines.map(({ productId }) => productId);
    const obstacles = canBeOrdered({
      lines: lines.map(toCartLine),
      totals,
      findItem: (itemId) => findItemOnSale(snapshot, itemId),
      stateOf: await readProductStates(tx, member.id, productIds),
      ...{ isStored, address: undefined, paymentMethod: undefined, invoiceAllowed: buyer.invoiceAllowed },
    });
    // Names and numbers of pieces are often known later.
    if (obstacles.some(({ step, code }) => step === "cart" && code !== "cart/roster-missing"))
      return fail("documents/cart-not-orderable");
    const shown = lines.map((line, index) => presentLine(snapshot, line, totals.lines[index]));
    const goods = goodsGroup(shown, totals);
    const to = { name: wanted.recipient, honorific: wanted.honorific };
    const document = await issueDocument(shop, tx, {
      ...{ userId: member.id, kind: "estimate", cause, orderIds: [], to },
      sheet: (head) =>
        estimateSheet(head, to, { ...totals, goods, destinations: isStored ? undefined : paidAmong(destinations) }),
    });
    const promised = promisedOf(lines, totals, destinations);
    const until = estimateEnds(dayInJapan(document.issuedAt));
    await insertEstimate(tx, { userId: member.id, documentId: document.id, promised, until });
    return ok(presentDocument(document, []));
  });
}

/** What the prices hold for. */
function promisedOf(
  lines: Awaited<ReturnType<typeof listLines>>,
  totals: Pick<CartTotals, "lines">,
  destinations: Awaited<ReturnType<typeof readSplit>>,
): Promised {
  return {
    lines: lines.map((line, index) => ({
      ...piecesIn(line),
      name: line.name,
      price: totals.lines[index]?.unit?.withTax ?? 0,
      ...(line.roster && { roster: line.roster }),
    })),
    destinations: destinations.map(({ address, sender, senderAddress, wishedBand, note, pieces }) => ({
      ...{ address, sender, senderAddress: senderAddress ?? null, wishedDay: null, wishedBand, note },
      pieces: pieces.flatMap(({ lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId);
        return line ? [{ ...piecesIn(line), quantity }] : [];
      }),
    })),
  };
}

function piecesIn({
  productId,
  versionId,
  nameTagVersionId,
  hangTagVersionId,
  sizeId,
  quantity,
}: Awaited<ReturnType<typeof listLines>>[number]) {
  return { productId, versionId, nameTagVersionId, hangTagVersionId, sizeId, quantity };
}
