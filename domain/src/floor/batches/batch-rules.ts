import { INK_JET, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "../../catalogue/index.ts";

/** A batch is on the screen, in the pick list and in the tickets as a whole. */
export const MOST_IN_BATCH = 200;

/** What the pieces of a batch have in common beside the method, and how many go in one. */
export interface BatchRule {
  readonly byDay: boolean;
  readonly byItem: boolean;
  readonly byColor: boolean;
  readonly bySize: boolean;
  readonly most: number;
}

const ANY_GOODS: BatchRule = { byDay: true, byItem: false, byColor: false, bySize: false, most: 100 };

/**
 * Until the workshop says otherwise: film is printed for whatever goods; ink on cloth wants the platen of the item, and on dark cloth the
 * pretreatment of its colour too. Screens want their design in one run, whole where it can be.
 */
const DEFAULT_RULES: Readonly<Record<number, BatchRule>> = {
  [TRANSFER]: ANY_GOODS,
  [INK_JET]: { ...ANY_GOODS, byItem: true, most: 50 },
  [WHITE_INK_JET]: { ...ANY_GOODS, byItem: true, byColor: true, most: 50 },
  [SILK_SCREEN]: { ...ANY_GOODS, byItem: true, byColor: true, most: MOST_IN_BATCH },
};

export const defaultBatchRule = (methodId: number): BatchRule => DEFAULT_RULES[methodId] ?? ANY_GOODS;

/** What a batch asks of a piece. */
export interface Batchable {
  readonly methodId: number;
  readonly itemId: number;
  readonly colorId: number;
  readonly sizeId: number;
  readonly dispatchBy: string;
}

/** The same for all pieces that may lie in one batch. */
export function batchKey(piece: Batchable, { byDay, byItem, byColor, bySize }: BatchRule): string {
  const { methodId, itemId, colorId, sizeId, dispatchBy } = piece;
  return [methodId, byItem ? itemId : "", byColor ? colorId : "", bySize ? sizeId : "", byDay ? dispatchBy : ""].join(
    "_",
  );
}

/**
 * The pieces of one key, which come in their order, in batches of at most so many (rule floor-batch-size). Pieces of one order, which lie
 * beside each other, stay together where a batch holds them.
 */
export function splitBatches<Piece extends { readonly orderId: string }>(
  pieces: readonly Piece[],
  most: number,
): readonly (readonly Piece[])[] {
  const batches: Piece[][] = [];
  for (const together of byOrder(pieces)) {
    const last = batches.at(-1);
    if (last && last.length + together.length <= most) last.push(...together);
    else for (let from = 0; from < together.length; from += most) batches.push(together.slice(from, from + most));
  }
  return batches;
}

function byOrder<Piece extends { readonly orderId: string }>(pieces: readonly Piece[]): Piece[][] {
  const orders: Piece[][] = [];
  for (const piece of pieces) {
    const last = orders.at(-1);
    if (last?.[0]?.orderId === piece.orderId) last.push(piece);
    else orders.push([piece]);
  }
  return orders;
}
