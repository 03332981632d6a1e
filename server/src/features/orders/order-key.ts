/** What names one order: its member too, so that no statement can reach another's. */
export interface OrderKey {
  readonly userId: string;
  readonly orderId: string;
}
