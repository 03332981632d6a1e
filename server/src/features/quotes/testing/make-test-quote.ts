import { addDays, dayInJapan } from "@surimono/domain/kernel";
import type { OperatorRole } from "@surimono/domain/operators";
import { v4 as randomId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { getFreshCatalogue } from "../../catalogue/index.ts";
import { makeQuote } from "../make-quote.ts";
import { sendQuote } from "../send-quote.ts";

interface Wanted {
  readonly memberId: string;
  readonly productId: number;
  readonly sizeId: number;
  readonly addressId?: string;
  readonly agreedTotal?: number;
  readonly roles?: readonly OperatorRole[];
}

/** A draft of two pieces for a member, sent by letter; answers its id. */
export async function makeTestQuote(
  shop: Shop,
  { memberId, productId, sizeId, addressId, agreedTotal, roles = ["owner"] }: Wanted,
): Promise<string> {
  const snapshot = await getFreshCatalogue(shop);
  const made = await makeQuote(
    shop.database,
    snapshot,
    {
      ...{ memberId, lines: [{ productId, sizeId, quantity: 2 }], addressId, agreedTotal, agreedReason: "お得意様" },
      ...{
        words: "",
        until: addDays(dayInJapan(shop.now()), 7),
        roles,
        requestKey: randomId(),
        operatorId: randomId(),
      },
    },
    shop.now(),
  );
  if (!made.ok) throw new Error(made.failure.code);
  const sent = await sendQuote(
    shop,
    shop.database,
    snapshot,
    { quoteId: made.value, revision: 1, sentAt: null },
    shop.now(),
  );
  if (!sent.ok) throw new Error(sent.failure.code);
  return made.value;
}
