import { piecesBySize, type RosterPiece, rosterRows, wordsToAdd } from "@surimono/domain/cart";
import type { Transaction } from "../../../platform/database/index.ts";
import { listLines, lockOpenCart } from "../cart.store.ts";
import { identityOf, type OrderedPieces } from "../upkeep/close-cart.ts";
import { setRoster } from "./roster.store.ts";
import { isPersonal, linesOfDesign } from "./roster-lines.ts";

interface EarlierLine extends OrderedPieces {
  readonly roster: readonly RosterPiece[] | null;
}

/**
 * The words of an earlier order or of an estimate for those pieces of the open cart that have none: behind the rows that are there. A design that was
 * changed since is another one, whose words must be entered and judged again.
 */
export async function takeOverRosters(
  tx: Transaction,
  userId: string,
  earlier: readonly EarlierLine[],
  now: Date,
): Promise<void> {
  const cart = await lockOpenCart(tx, userId, now);
  const lines = await listLines(tx, userId, cart.id);
  const before = new Map(earlier.map((line) => [identityOf(line), line.roster ?? []]));
  const first = lines.filter((line) => isPersonal(line) && linesOfDesign(lines, line)[0] === line);
  for (const line of first) {
    const own = linesOfDesign(lines, line);
    const last = Math.max(0, ...own.flatMap(({ roster }) => roster?.map(({ row }) => row) ?? []));
    const filled = own.map((one) => {
      const known = one.roster ?? [];
      const added = wordsToAdd(before.get(identityOf(one)) ?? [], known, one.quantity - known.length);
      const roster = [...known, ...added.map((piece) => ({ ...piece, row: last + piece.row }))];
      return { ...one, quantity: roster.length, roster };
    });
    // Numbered again from 1, over all sizes.
    const pieces = piecesBySize(rosterRows(filled));
    for (const { id, sizeId } of own) await setRoster(tx, { userId, id }, { roster: [...(pieces.get(sizeId) ?? [])] });
  }
}
