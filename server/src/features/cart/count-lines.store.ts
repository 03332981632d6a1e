import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import type { MadeCount } from "../catalogue/index.ts";
import { cartLines, carts } from "./cart.tables.ts";

/** How many lines of open carts hold the goods, by what is printed on them. */
export async function countLinesOf(queries: Queries, itemIds: readonly number[]): Promise<MadeCount[]> {
  const { rows } = await queries.execute<MadeCount & Record<string, unknown>>(sql`
    select line.item_id as "itemId", line.method_id as "methodId", line.area_kind_ids as "areaKindIds",
      line.name_tag_version_id is not null as "hasNameTag", line.hang_tag_version_id is not null as "hasHangTag",
      array(select jsonb_object_keys(coalesce(line.personal, '{}'))) as "personalKinds", count(*)::int as count
    from ${cartLines} line join ${carts} cart on cart.user_id = line.user_id and cart.id = line.cart_id
    where cart.state = 'open' and line.item_id = any(${sql.param([...itemIds])})
    group by 1, 2, 3, 4, 5, 6
  `);
  return rows;
}
