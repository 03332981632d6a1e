/** A cart holds at most this many lines, so that one order fits one answer, one mail and one payment page. */
export const MAX_CART_LINES = 100;
/** Pieces of one line; the item's own maximum is far lower and only a warning. */
export const MAX_LINE_QUANTITY = 9_999;
