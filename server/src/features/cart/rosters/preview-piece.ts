import type { previewPiece as previewCall } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { drawPiece } from "../../designs/index.ts";
import { readOpenCart } from "../cart.store.ts";
import { isPersonal, readRosterRow } from "./roster-lines.ts";

export async function previewPiece(
  shop: Shop,
  member: Member,
  { line_id, view, ...row }: PayloadOf<typeof previewCall>,
) {
  const line = (await readOpenCart(shop.database.db, member.id))?.lines.find(({ id }) => id === line_id);
  if (!line) return fail("cart/no-such-line");
  if (!isPersonal(line)) return fail("cart/no-roster");
  const { sizeId, ...words } = readRosterRow(row, line);
  const bytes = await drawPiece(shop, { versionId: line.versionId, sizeId, words, view });
  return bytes ? ok({ bytes, contentType: "image/webp", fileName: "piece.webp" }) : fail("cart/no-such-size");
}
