import { randomUUID } from "node:crypto";
import { saveAddress } from "@surimono/contract/delivery";
import { createCaller } from "@surimono/contract/kernel";
import { createTestMember } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import type { RunningShop } from "../harness/shop.ts";

export interface Buyer {
  readonly token: string;
  readonly productId: number;
  readonly sizeId: number;
  readonly addressId: string;
}

/** Approved businesses, each with a completed item and an address: written straight into the database, so that only what is measured goes through the shop. */
export async function makeBuyers(shop: RunningShop, count: number): Promise<Buyer[]> {
  const database = openDatabase(shop.databaseUrl);
  const [item] = await shop.query<{ data: { sizes: { id: number }[] } }>(
    "select data from catalogue_items where id = 1001",
  );
  const sizeId = item?.data.sizes[0]?.id ?? 0;
  const buyers: Buyer[] = [];
  for (let n = 0; n < count; n++) {
    const { member, token } = await createTestMember(
      { database, now: () => new Date() },
      { kind: "business", approved: true },
    );
    const productId = 200_001 + n;
    const versionId = randomUUID();
    const document = {
      schema: 1,
      itemId: 1001,
      methodId: 67,
      colorId: 101,
      areas: [{ areaKindId: 1, width: 300_000, height: 340_000, layers: [] }],
    };
    await shop.query(
      `insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at, printed_at)
       values ($1, $2, $3, $4, $5, '{}', '[]', now(), now())`,
      [member.id, versionId, productId, versionId, JSON.stringify(document)],
    );
    await shop.query(
      `insert into my_items (user_id, product_id, pku, catalogue_item_id, method_id, color_id, area_kind_ids, name, description,
         selling_price, status, delete_flag, version_id, create_time, update_time)
       select $1, $2, '1700000000', 1001, 67, (data->'colors'->0->>'id')::int, array[1], '海のT', '海です。', 9000, 1, 0, $3, now(), now()
       from catalogue_items where id = 1001`,
      [member.id, productId, versionId],
    );
    // More than the orders of a whole run come to: each is paid by invoice.
    await shop.query("insert into billing_accounts (user_id, credit_limit) values ($1, 2000000000)", [member.id]);
    buyers.push({ token, productId, sizeId, addressId: await addAddress(shop, token) });
  }
  await database.close();
  return buyers;
}

async function addAddress(shop: RunningShop, token: string): Promise<string> {
  const call = createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => "b2b" });
  const answer = await call(saveAddress, {
    last_name: "摺木",
    first_name: "みどり",
    postal_code: "1110052",
    prefecture: "東京都",
    city: "台東区",
    street: "柳橋1-2-3",
    phone: "0312345678",
  });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.address_id;
}
