/** The screens of the warehouse are views of one route, so that the site map stays small. */
export const WAREHOUSE_PATH = "/my-page/warehouse";
export const INTRO_PATH = `${WAREHOUSE_PATH}/intro`;
export const RETURN_ADDRESS_PATH = `${WAREHOUSE_PATH}/return-address`;
export const SEND_PATH = `${WAREHOUSE_PATH}/send`;
export const SEND_CONFIRM_PATH = `${WAREHOUSE_PATH}/confirm`;

/** With one item's sizes first. */
export function sendPath(productId: number): string {
  return `${SEND_PATH}?productId=${productId}`;
}

/** Where what is sent is chosen, as it was begun. */
export function draftPath({ productId }: { readonly productId?: number | undefined }): string {
  return productId === undefined ? SEND_PATH : sendPath(productId);
}

/** With the sheet that refills one item open. */
export function refillPath(productId: number): string {
  return `${WAREHOUSE_PATH}?refill=${productId}`;
}
