import type { CouponOffers } from "@surimono/domain/coupons";
import { type MilesOffer, rankStanding } from "@surimono/domain/miles";
import { type Queries, writtenSql } from "../../../platform/database/index.ts";
import {
  type FoundOffer,
  type Looking,
  type OfferRow,
  readOfferRow,
  selectOffers,
  toOffers,
} from "../../coupons/index.ts";
import { type HeldMiles, selectMiles } from "../../miles/index.ts";
import type { Cart } from "../cart.tables.ts";

/** What can take something off a cart: its coupons, and the member's miles and rank. */
export interface CartOffers extends CouponOffers {
  readonly miles: MilesOffer | undefined;
}

/** What the cart says of both. */
export type CartChoice = Pick<Cart, "couponId" | "couponDeclined" | "miles">;

export interface FoundOffers {
  readonly offers: readonly FoundOffer[];
  /** Null for whoever never had any. */
  readonly held: HeldMiles | null;
}

/** One query. */
export async function findCartOffers(queries: Queries, cart: CartChoice, looking: Looking): Promise<CartOffers> {
  const text = `select ${selectOffers("$1", "$2::int")} as offers, ${selectMiles("$1")} as held`;
  const { rows } = await queries.execute<{ offers: OfferRow[]; held: HeldMiles | null }>(
    writtenSql(text, [looking.member.id, cart.couponId]),
  );
  const [row] = rows;
  return toCartOffers({ offers: (row?.offers ?? []).map(readOfferRow), held: row?.held ?? null }, cart, looking);
}

export function toCartOffers({ offers, held }: FoundOffers, cart: CartChoice, looking: Looking): CartOffers {
  const { earned, usable } = held ?? NO_MILES;
  const isConsumer = looking.member.kind === "consumer";
  const { rank } = rankStanding(isConsumer ? earned : 0);
  return {
    ...toOffers(offers, cart, { ...looking, rank }),
    miles: isConsumer ? { earned, usable, wanted: cart.miles } : undefined,
  };
}

const NO_MILES: HeldMiles = { earned: 0, usable: 0 };
