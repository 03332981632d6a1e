/** The steps of an order. Payment and confirmation are steps of /cart, so that the site map stays as it is. */
export const CART_PATH = "/cart";
export const ADDRESS_PATH = "/cart/delivery-list";
export const PAYMENT_PATH = "/cart?step=payment";
export const CONFIRM_PATH = "/cart?step=confirm";

export function completePath(orderId: string): string {
  return `/cart/complete?order_id=${orderId}`;
}

export function orderPath(orderId: string): string {
  return `/my-page/orders/${orderId}`;
}
