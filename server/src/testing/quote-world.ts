import { openBuyer } from "../features/orders/testing/index.ts";
import { makeTestQuote } from "../features/quotes/testing/index.ts";
import type { TestShop } from "./open-test-shop.ts";

/** A draft for a member that is put back before each call. */
export interface DraftedQuote {
  readonly memberId: string;
  readonly productId: number;
  readonly sizeId: number;
  readonly addressId: string;
  /** Answers its id; it is open, of revision 1, and was sent at `sentAt`. */
  readonly open: () => Promise<string>;
  readonly sentAt: string;
  /** The latest 見積書 of it. */
  readonly estimate: () => Promise<string>;
}

export async function draftQuote(shop: TestShop): Promise<DraftedQuote> {
  const { member, productId, addressId } = await openBuyer(shop);
  const about = { memberId: member.id, productId, sizeId: 23, addressId };
  const id = await makeTestQuote(shop.shop, about);
  const sentAt = "2026-07-01T00:00:00.000Z";
  return {
    ...about,
    sentAt,
    async open() {
      await shop.shop.database.pool.query(
        "update quotes set revoked_at = null, revision = 1, sent_at = $2 where id = $1",
        [id, sentAt],
      );
      return id;
    },
    async estimate() {
      const { rows } = await shop.shop.database.pool.query(
        "select id from documents where user_id = $1 and kind = 'estimate' order by id desc limit 1",
        [member.id],
      );
      return rows[0].id;
    },
  };
}
