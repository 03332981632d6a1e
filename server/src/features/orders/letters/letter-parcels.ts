import {
  type Address,
  addressLine,
  addressLine2,
  formatPostalCode,
  hasWish,
  type Pieces,
  SENDER_NAMES,
  TIME_BANDS,
} from "@surimono/domain/delivery";
import { slashedDay } from "@surimono/domain/kernel";
import type { OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";

/** With pieces of which the money was given back, and what that is called. */
export interface ToldParcel extends Parcel {
  readonly refunded?: readonly Pieces[];
  readonly refundWord?: string;
}

/** What a letter about money that goes back tells beside it. */
export interface LetterGoods {
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly publicUrl: string;
}

/** Where an order goes: its address, or each of several with what is in the parcel. */
export function parcelsText(parcels: readonly ToldParcel[], lines: readonly OrderLine[]): string {
  // It goes into the warehouse.
  if (parcels.length === 0) return "お届け先：当店の倉庫でお預かりします。";
  const [only] = parcels;
  if (parcels.length === 1 && only && holdsAll(only, lines))
    return [`お届け先：\n${addressText(only)}`, hasWish(only) ? wishText(only) : ""].filter(Boolean).join("\n");
  const places = countPlaces(parcels);
  const count = places === parcels.length ? "" : `（荷物${parcels.length}個）`;
  return `お届け先：${places}か所${count}\n\n${parcels.map((parcel) => parcelText(parcel, lines)).join("\n\n")}`;
}

/** What the workshop packed as several parcels goes to one place. */
export function countPlaces(parcels: readonly Pick<Parcel, "splitFrom" | "position">[]): number {
  return new Set(parcels.map(({ splitFrom, position }) => splitFrom ?? position)).size;
}

/** One of several parcels. */
export function parcelText(parcel: ToldParcel, lines: readonly OrderLine[]): string {
  return [`【お届け先${parcel.position + 1}】`, addressText(parcel), ...piecesText([parcel], lines), wishText(parcel)]
    .filter(Boolean)
    .join("\n");
}

/** The goods of an order that goes to these parcels: into the warehouse goes everything, and to no address. */
export function goodsText(parcels: readonly ToldParcel[], lines: readonly OrderLine[]): string {
  const all = () => lines.map((line) => `・${lineName(line)} × ${line.quantity}点`);
  return (parcels.length > 0 ? piecesText(parcels, lines) : all()).join("\n");
}

/** What is in these parcels, each line once, with how many of it were given back. */
export function piecesText(parcels: readonly ToldParcel[], lines: readonly OrderLine[]): string[] {
  const sum = (pieces: readonly Pieces[], lineId: string) =>
    pieces.reduce((all, one) => all + (one.lineId === lineId ? one.quantity : 0), 0);
  return lines.flatMap((line) => {
    const quantity = sum(
      parcels.flatMap(({ pieces }) => pieces),
      line.id,
    );
    const refunded = sum(
      parcels.flatMap((parcel) => parcel.refunded ?? []),
      line.id,
    );
    const given = refunded > 0 ? `（うち${refunded}点は${parcels[0]?.refundWord}）` : "";
    return quantity > 0 ? [`・${lineName(line)} × ${quantity}点${given}`] : [];
  });
}

/** Then nothing need be said of its pieces. */
function holdsAll({ pieces }: Parcel, lines: readonly OrderLine[]): boolean {
  const sum = (counts: readonly { readonly quantity: number }[]) =>
    counts.reduce((all, { quantity }) => all + quantity, 0);
  return sum(pieces) === sum(lines);
}

/** In whose name, and when. */
function wishText({ sender, senderAddress, wishedDay, wishedBand, note }: Parcel): string {
  const when = [wishedDay && slashedDay(wishedDay), wishedBand && TIME_BANDS[wishedBand]].filter(Boolean).join(" ");
  return [
    `ご依頼主：${SENDER_NAMES[sender]}${senderAddress ? `（${addressee(senderAddress)}）` : ""}`,
    when && `ご希望の日時：${when}`,
    note && `メモ：${note}`,
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
