import {
  type Address,
  addressLine,
  addressLine2,
  formatPostalCode,
  SENDER_NAMES,
  TIME_BANDS,
} from "@surimono/domain/delivery";
import { slashedDay } from "@surimono/domain/kernel";
import type { OrderLine } from "./orders.tables.ts";
import type { Parcel } from "./parcels.store.ts";

/** Where an order goes: its address, or each of several with what is in the parcel. */
export function parcelsText(parcels: readonly Parcel[], lines: readonly OrderLine[]): string {
  // It goes into the warehouse.
  if (parcels.length === 0) return "お届け先：当店の倉庫でお預かりします。";
  const [only] = parcels;
  if (parcels.length === 1 && only) return `お届け先：\n${addressText(only)}`;
  return `お届け先：${parcels.length}か所\n\n${parcels.map((parcel) => parcelText(parcel, lines)).join("\n\n")}`;
}

/** One of several parcels. */
export function parcelText(parcel: Parcel, lines: readonly OrderLine[]): string {
  const pieces = parcel.pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [`・${lineName(line)} × ${quantity}点`] : [];
  });
  const wish = [parcel.wishedDay && slashedDay(parcel.wishedDay), parcel.wishedBand && TIME_BANDS[parcel.wishedBand]];
  const wished = wish.filter(Boolean).join(" ");
  return [
    `【お届け先${parcel.position + 1}】${parcel.cancelledAt ? "（キャンセル）" : ""}`,
    addressText(parcel),
    ...pieces,
    `ご依頼主：${SENDER_NAMES[parcel.sender]}`,
    wished && `ご希望の日時：${wished}`,
  ]
    .filter(Boolean)
    .join("\n");
}

export function lineName({ name, colorName, sizeName }: Pick<OrderLine, "name" | "colorName" | "sizeName">): string {
  return `${name}（${[colorName, sizeName].filter(Boolean).join("・")}）`;
}

export function addressee({ companyName, lastName, firstName }: Address): string {
  return [companyName, `${lastName} ${firstName} 様`].filter(Boolean).join(" ");
}

/** As on a parcel. The phone number is for the carrier only, and a letter may be forwarded. */
export function addressText(parcel: Address): string {
  return [`〒${formatPostalCode(parcel.postalCode)}`, addressLine(parcel), addressLine2(parcel), addressee(parcel)]
    .filter(Boolean)
    .join("\n");
}
