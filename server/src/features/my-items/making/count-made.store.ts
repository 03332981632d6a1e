import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { MadeCount } from "../../catalogue/index.ts";
import { myItems } from "../my-items.tables.ts";

/** Number of my items of the goods, by what is printed on them; deleted ones do not count. */
export async function countMade(queries: Queries, itemIds: readonly number[]): Promise<MadeCount[]> {
  const { rows } = await queries.execute<MadeCount & Record<string, unknown>>(sql`
    select catalogue_item_id as "itemId", method_id as "methodId", area_kind_ids as "areaKindIds",
      name_tag_version_id is not null as "hasNameTag", hang_tag_version_id is not null as "hasHangTag",
      array(select jsonb_object_keys(coalesce(personal, '{}'))) as "personalKinds", count(*)::int as count
    from ${myItems}
    where delete_flag = 0 and catalogue_item_id = any(${sql.param([...itemIds])})
    group by 1, 2, 3, 4, 5, 6
  `);
  return rows;
}
