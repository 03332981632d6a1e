import type { RunningShop } from "../../e2e/harness/shop.ts";
import { asSelf } from "./as-user.ts";
import { type Buyer, openBuyer } from "./place-order.ts";

interface Place {
  /** The release whose desk approves them. */
  readonly checkout: string;
  readonly shop: RunningShop;
  readonly baseUrl: string;
  readonly folder: string;
  readonly fetch?: typeof fetch;
}

/** Businesses that may order by invoice for as much as they like. */
export async function openBuyers(count: number, { checkout, shop, folder, ...through }: Place): Promise<Buyer[]> {
  const settings = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
  const operator = (...words: string[]) =>
    asSelf(folder).run(`cd ${checkout}; npm run --silent operator -- ${words.join(" ")}`, settings);
  const buyers: Buyer[] = [];
  for (let n = 1; n <= count; n++)
    buyers.push(await openBuyer({ ...through, letterTo: shop.letterTo, operator }, `office${n}@example.co.jp`));
  await shop.query(
    `insert into billing_accounts (user_id, credit_limit) select id, 2000000000 from users
     on conflict (user_id) do update set credit_limit = excluded.credit_limit`,
  );
  return buyers;
}
