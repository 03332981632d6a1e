/** Of the goods' picture on a card, in pixels: twice the width of a card on a phone. */
export const CARD_WIDTH = 400;
