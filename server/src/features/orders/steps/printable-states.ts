import type { ProductState } from "@surimono/domain/cart";
import type { Queries } from "../../../platform/database/index.ts";
import type { OrderDesk } from "../order-desk.ts";

interface Line {
  readonly productId: number;
  readonly versionId: string;
  readonly nameTagVersionId: string | null;
  readonly hangTagVersionId: string | null;
}

type StateOf = (productId: number) => ProductState;

/** The states of the lines' products; a design that has not passed the checks counts as unfinished. */
export async function printableStates(
  { findUncleared }: Pick<OrderDesk, "findUncleared">,
  queries: Queries,
  userId: string,
  lines: readonly Line[],
  asked: StateOf | Promise<StateOf>,
): Promise<StateOf> {
  const versionIds = [...new Set(lines.flatMap(versionsOf))];
  const [stateOf, uncleared] = await Promise.all([asked, findUncleared(queries, userId, versionIds)]);
  const held = new Set(
    lines.filter((line) => versionsOf(line).some((id) => uncleared.has(id))).map(({ productId }) => productId),
  );
  return (productId) => (held.has(productId) && stateOf(productId) === "orderable" ? "draft" : stateOf(productId));
}

function versionsOf({ versionId, nameTagVersionId, hangTagVersionId }: Line): readonly string[] {
  return [versionId, nameTagVersionId, hangTagVersionId].filter((id) => id !== null);
}
