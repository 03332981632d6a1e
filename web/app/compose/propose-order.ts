import type { WireCart } from "@surimono/contract/cart";
import { PAYMENT_METHODS, type PaymentTypeCode, paymentMethodOf } from "@surimono/domain/payments";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { addressesQuery } from "#app/features/delivery/delivery.queries.ts";
import { choose, orderChoice } from "#app/features/orders/order-choice.ts";
import { ADDRESS_PATH, CART_PATH, CONFIRM_PATH, PAYMENT_PATH } from "#app/features/orders/order-paths.ts";
import { lastPaidOrderQuery } from "#app/features/orders/orders.queries.ts";
import { queryClient } from "#app/query-client.ts";
import { findMember, isConsumer } from "#app/session/current-user.ts";

/**
 * Fills the steps of the order with what is usual for the member: the default address, and how the last order was paid. Answers the first step that is
 * still empty, else the confirmation, which shows both (rule orders-proposed). Where the cart is to go to several places or into the warehouse,
 * and where nothing can be read, the cart itself.
 */
export async function proposeOrder(): Promise<string> {
  const [cart, addresses, paymentType] = await Promise.all([
    queryClient.ensureQueryData(cartQuery).catch(() => undefined),
    queryClient.fetchQuery(addressesQuery).catch(() => undefined),
    usualPayment(),
  ]);
  if (!cart || !addresses || !isToOneAddress(cart)) return CART_PATH;
  const before = orderChoice.get();
  const receivers = addresses.filter(({ kind }) => kind !== "sender");
  const address = receivers.find(({ address_id }) => address_id === before.addressId) ?? receivers[0];
  const isSame = address?.address_id === before.addressId;
  choose({
    ...{ method: "courier", several: false, addressId: address?.address_id, isProposed: true },
    ...(!isSame && { wish: undefined }),
    paymentType: before.paymentType ?? paymentType,
  });
  if (!address) return ADDRESS_PATH;
  return orderChoice.get().paymentType === undefined ? PAYMENT_PATH : CONFIRM_PATH;
}

/** Only then the steps can be filled in. */
export function isToOneAddress({ several, delivery_method }: WireCart): boolean {
  return !several && delivery_method !== "warehouse";
}

/** As the last order was paid. Consumers begin with the first method; what a business may use is not known here. */
async function usualPayment(): Promise<PaymentTypeCode | undefined> {
  const last = await queryClient.fetchQuery(lastPaidOrderQuery);
  const method = last && paymentMethodOf(last.payment_type);
  if (method) return PAYMENT_METHODS[method].code;
  const member = await findMember().catch(() => undefined);
  return member && isConsumer(member) ? PAYMENT_METHODS.card.code : undefined;
}
