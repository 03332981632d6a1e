import { paymentMethodOf, refundWord } from "@surimono/domain/payments";

/** What money that went back of an order is called: of an invoice it is taken off what is owed. */
export function backWord({ payment_type }: { readonly payment_type: number }): string {
  return refundWord(paymentMethodOf(payment_type) ?? "card");
}
