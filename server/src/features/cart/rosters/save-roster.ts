import { rosterMessage, type saveRoster as saveCall, type WireRosterProblem } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { piecesBySize, type RosterProblem, type RosterRow } from "@surimono/domain/cart";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { checkPieces } from "../../designs/index.ts";
import { listLines, lockOpenCart, readOpenCart } from "../cart.store.ts";
import { presentChanged } from "../change-lines.ts";
import { hasRoomFor, writeRoster } from "./roster.store.ts";
import {
  findRosterProblems,
  isPersonal,
  linesOfDesign,
  type PersonalLine,
  readRosterRow,
  rosterSizes,
  rosterState,
} from "./roster-lines.ts";

type Wanted = PayloadOf<typeof saveCall>;

/**
 * Judges every row, and takes the roster over only as a whole. Letters are set by a process of its own, so that happens before the cart is
 * locked: a line's design never changes.
 */
export async function saveRoster(shop: Shop, member: Member, { line_id, rows: wanted, state }: Wanted) {
  const { db } = shop.database;
  const line = (await readOpenCart(db, member.id))?.lines.find(({ id }) => id === line_id);
  if (!line) return fail("cart/no-such-line");
  if (!isPersonal(line)) return fail("cart/no-roster");
  const rows = wanted.map((row) => readRosterRow(row, line));
  const sizes = await rosterSizes(shop, db, line);
  const wrong = findRosterProblems(rows, line, sizes).map((problem) => presentProblem(problem, line));
  const problems = [...wrong, ...(await findUnprintable(shop, line, rows, new Set(wrong.map(({ row }) => row))))];
  if (problems.length > 0)
    return fail("cart/roster-wrong", { problems: problems.toSorted((left, right) => left.row - right.row) });

  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    const before = await listLines(tx, member.id, cart.id);
    if (!before.some(({ id }) => id === line_id)) return fail("cart/no-such-line");
    const pieces = piecesBySize(rows);
    const own = linesOfDesign(before, line);
    // Pieces that were added in another window would be lost without a word.
    if (state !== undefined && state !== rosterState(own)) return fail("cart/roster-changed");
    if (!hasRoomFor(before, own, pieces)) return fail("cart/full");
    await writeRoster(tx, line, own, pieces, now);
    const lines = await listLines(tx, member.id, cart.id);
    return ok(await presentChanged(shop, tx, cart, lines, { member, now }));
  });
}

/** Rows with a word that is wrong already are not set. */
async function findUnprintable(
  shop: Shop,
  line: PersonalLine,
  rows: readonly RosterRow[],
  wrong: ReadonlySet<number>,
): Promise<WireRosterProblem[]> {
  const right = rows.map((row, index) => ({ ...row, row: index + 1 })).filter(({ row }) => !wrong.has(row));
  const found = await checkPieces(
    shop,
    line.versionId,
    right.map(({ sizeId, ...words }) => ({ sizeId, words })),
  );
  return right.flatMap(({ row }, index) =>
    (found[index] ?? []).map(({ kind, code, characters }) => ({
      row,
      field: kind,
      message: rosterMessage({ field: kind, code, characters }),
    })),
  );
}

function presentProblem({ row, field, code }: RosterProblem, { personal }: PersonalLine): WireRosterProblem {
  const rule = field === "size" ? undefined : personal[field];
  return { row, field, message: rosterMessage({ field, code, limit: rule?.maxLength, scripts: rule?.scripts }) };
}
