import type { Product } from "@surimono/contract/catalogue";
import { useEffect } from "react";
import { useSession } from "#app/session/current-user.ts";

/** Adds the product on the screen to the viewed ones, once it is seen: the list is not part of the page's first load. */
export function useNoteChecked(product: Product | undefined): void {
  const session = useSession();
  const userId = session.status === "member" ? session.member.user_id : undefined;
  useEffect(() => {
    if (!userId || !product) return;
    import("./checked-items.ts").then(
      ({ noteChecked }) => noteChecked(userId, product),
      // Without a line the list keeps what it has.
      () => undefined,
    );
  }, [userId, product]);
}
