import type { WireStock, WireStoredItem } from "@surimono/contract/warehouse";
import { designPicturePath, formatSku } from "@surimono/domain/designs";
import { addDays, DAY_MS, type Day, dayInJapan } from "@surimono/domain/kernel";
import { daysBetween, FORECAST_DAYS, forecastStock, storageTermsText } from "@surimono/domain/warehouse";
import type { Queries } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findItemOnSale, presentLineTags, readProductStates } from "../cart/index.ts";
import { getCatalogue, type Seal, type Snapshot, sealFor } from "../catalogue/index.ts";
import { type FreeTime, listFreeTimes, listStored, type StoredRow } from "./read-stock.store.ts";
import { presentReturnAddress } from "./return-address.ts";

export function sentSince(now: Date): Date {
  return new Date(now.getTime() - FORECAST_DAYS * DAY_MS);
}

/** Everything that the member has in the warehouse. */
export async function readWarehouse(shop: Shop, member: Member) {
  const { db } = shop.database;
  const now = shop.now();
  const [rows, freeTimes, address] = await Promise.all([
    listStored(db, member.id, { sentSince: sentSince(now) }),
    listFreeTimes(db, member.id),
    presentReturnAddress(db, member.id),
  ]);
  const items = await presentItems(shop, db, member, rows, freeTimes);
  return {
    on_hand: rows.reduce((sum, { onHand }) => sum + onHand, 0),
    items,
    return_address: address,
    terms: storageTermsText(shop.env.storageTerms),
  };
}

async function presentItems(
  shop: Shop,
  queries: Queries,
  member: Member,
  rows: readonly StoredRow[],
  freeTimes: readonly FreeTime[],
): Promise<WireStoredItem[]> {
  const snapshot = getCatalogue(shop);
  const today = dayInJapan(shop.now());
  const seal = sealFor(shop, member.id);
  const byItem = Map.groupBy(rows, ({ productId }) => productId);
  const stateOf = await readProductStates(queries, member.id, [...byItem.keys()]);
  return [...byItem].flatMap(([productId, pieces]) => {
    const [newest] = pieces.slice(-1);
    if (!newest) return [];
    const onHand = pieces.reduce((sum, row) => sum + row.onHand, 0);
    const isSold = findItemOnSale(snapshot, newest.itemId) !== undefined;
    return [
      {
        product_id: productId,
        name: newest.name,
        image_url: seal(designPicturePath(newest.versionId, "cover")),
        item_name: newest.itemName,
        ...presentFreeTime(shop, onHand > 0 ? freeTimes.find((one) => one.productId === productId) : undefined, today),
        refillable: isSold && stateOf(productId) === "orderable",
        on_hand: onHand,
        stocks: pieces.map((row) => presentStock(snapshot, row, seal, today)),
      },
    ];
  });
}

function presentFreeTime({ env }: Pick<Shop, "env">, freeTime: FreeTime | undefined, today: Day) {
  if (!freeTime) return { free_until: null, free_days_left: null, fee_per_piece: 0, returns_on: null };
  const { freeUntil, feePerPiece } = freeTime;
  const { returnAfterDays } = env.storageTerms;
  return {
    free_until: freeUntil,
    free_days_left: daysBetween(today, freeUntil),
    fee_per_piece: feePerPiece,
    returns_on: returnAfterDays === null ? null : addDays(freeUntil, returnAfterDays + 1),
  };
}

export function presentStock(snapshot: Snapshot, row: StoredRow, seal: Seal, today: Day): WireStock {
  const { free, arriving, sentLately: sent, since } = row;
  const forecast = forecastStock({ free, arriving, sent, since }, today);
  const pku = snapshot.itemsById.get(row.itemId)?.everSold.pku ?? "";
  return {
    stored_id: row.id,
    product_id: row.productId,
    version_id: row.versionId,
    name: row.name,
    image_url: seal(designPicturePath(row.versionId, "cover")),
    item_name: row.itemName,
    size_id: row.sizeId,
    size_name: row.sizeName,
    color_name: row.colorName,
    color_value: row.colorValue,
    tags: presentLineTags(row, row.tags).map((tag) => ({ ...tag, image_url: seal(tag.image_url) })),
    parent_sku: `${formatSku({ pku, colorId: row.colorId, methodId: row.methodId })}-${row.sizeId}`,
    num: 0,
    surimono_num: free,
    on_hand: row.onHand,
    reserved: row.onHand - free,
    arriving,
    sent_lately: sent,
    runs_out_on: forecast.runsOutOn ?? null,
    refill: forecast.refill,
  };
}
