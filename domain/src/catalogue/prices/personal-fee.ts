import type { Yen } from "../../kernel/index.ts";

/** What can differ from piece to piece (差し込み). */
export const PERSONAL_KINDS = ["name", "number"] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** Per piece and before tax, however often the words are on it. */
export type PersonalFees = Readonly<Record<PersonalKind, Yen>>;

/** 0 when the item is no longer sold with words of its own; `canBeMade` then refuses it. */
export function personalFeePerUnit(fees: PersonalFees | undefined, kinds: readonly PersonalKind[]): Yen {
  return kinds.reduce((sum, kind) => sum + (fees?.[kind] ?? 0), 0);
}

export const PERSONAL_KIND_NAMES: Readonly<Record<PersonalKind, string>> = { name: "名前", number: "番号" };
