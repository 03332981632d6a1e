import { openTicket } from "../features/support/index.ts";
import type { TestShop } from "./open-test-shop.ts";

/** A customer's question. */
export async function makeTicket({ shop }: Pick<TestShop, "shop">) {
  const entryId = "01990000-0000-7000-8000-000000000000";
  const asked = {
    kind: "inquiry",
    name: "摺木 みどり",
    phone: "",
    subject: "ご注文について",
    text: "いつですか",
  } as const;
  const ticket = await shop.database.inTransaction((tx) =>
    openTicket(
      tx,
      { ...asked, email: "midori@example.com", userId: null, orderNumber: null, cause: null, entryId },
      shop.now(),
    ),
  );
  if (!ticket) throw new Error("no ticket");
  return { id: ticket.id, read: entryId };
}
