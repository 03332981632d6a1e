import type { Yen } from "@surimono/domain/kernel";

export interface OrderOfUse {
  readonly userId: string;
  readonly orderId: string;
  readonly couponId: number;
}

/** An order that wants a use: what it takes off counts against the budget. */
export interface WantedUse extends OrderOfUse {
  readonly amount: Yen;
}
