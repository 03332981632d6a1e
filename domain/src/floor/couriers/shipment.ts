import type { Address, Courier, TIME_BANDS } from "../../delivery/index.ts";
import type { Day } from "../../kernel/index.ts";
import { orderNumber, parseOrderNumber } from "../../orders/index.ts";

/** The shop's contracts, from the operator's file. */
export interface CourierContracts {
  /** Where parcels come from, unless their buyer named a sender. */
  readonly sender: Address;
  /** ご請求先顧客コード and 運賃管理番号. */
  readonly yamato?: { readonly customer: string; readonly fare: string };
  /** お客様コード. */
  readonly sagawa?: { readonly customer: string };
  /** 送り状種別. */
  readonly japanpost?: { readonly label: string };
}

/** One parcel that waits for its courier. */
export interface Shipment {
  readonly number: string;
  /** From 1. */
  readonly parcel: number;
  readonly receiver: Address;
  readonly sender: Address | undefined;
  readonly pieces: number;
  readonly wishedDay: Day | undefined;
  readonly wishedBand: keyof typeof TIME_BANDS | undefined;
}

/** What comes back with the courier's number: letters and digits alone, at most 15 (rule floor-courier-reference). */
export function courierReference({ number, parcel }: Pick<Shipment, "number" | "parcel">): string {
  return `${number.replaceAll("-", "")}P${parcel}`;
}

export function readCourierReference(text: string): { readonly number: string; readonly parcel: number } | undefined {
  const [, order = "", parcel = ""] =
    /^(SR[0-9A-Z]{8})P(\d{1,3})$/.exec(text.normalize("NFKC").trim().toUpperCase()) ?? [];
  const sequence = parseOrderNumber(order);
  return sequence === undefined ? undefined : { number: orderNumber(sequence), parcel: Number(parcel) };
}

/** Something of a parcel that its file cannot hold, by the name of the column. */
export interface ColumnProblem {
  readonly column: string;
  readonly kind: "too-long" | "letters" | "missing";
  /** The letters, or the text. */
  readonly text: string;
}

/** A cell with the most it may be wide; without one it is ours and fits. */
export type Cell = string | readonly [text: string, width: number];

export interface CourierFile {
  readonly courier: Courier;
  /** The courier's program. */
  readonly program: string;
  readonly columns: readonly string[];
  readonly cellsOf: (shipment: Shipment, contracts: CourierContracts, day: Day) => Readonly<Record<string, Cell>>;
  /** Whether the shop has a contract. */
  readonly isSetUp: (contracts: CourierContracts) => boolean;
  /** By which a result is matched, and where its number is: the names that programs write. */
  readonly back: { readonly reference: readonly string[]; readonly tracking: readonly string[] };
}

/** `090-1234-5678` of E.164; another country's as it is. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+81/, "0").replaceAll(/[^\d]/g, "");
}

export const slashed = (day: Day | undefined) => day?.replaceAll("-", "/") ?? "";
export const compact = (day: Day | undefined) => day?.replaceAll("-", "") ?? "";
export const personOf = ({ lastName, firstName }: Address) => [lastName, firstName].filter(Boolean).join("　");
export const houseOf = ({ building, room }: Address) => [building, room].filter(Boolean).join("　");
