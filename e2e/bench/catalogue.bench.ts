import { setTimeout as sleep } from "node:timers/promises";
import { queryProduct, searchProducts } from "@surimono/contract/catalogue";
import type { RunningShop } from "../harness/shop.ts";
import type { Bench } from "./bench.ts";
import { callRequest, underLoad } from "./load.ts";

const wantedItems = 5000;
const firstCopy = 50_000;

/** Reading the catalogue, with copies of the real items until there are 5,000. */
export const bench: Bench = {
  title: "Catalogue",
  note: `One process, ${wantedItems.toLocaleString("en")} items; the load generator shares the machine. Medians of three windows of two seconds, in turns, once the process is warm.`,
  async run(shop) {
    await growCatalogue(shop);
    const { baseURL } = shop;
    const search = (payload: object) => callRequest(searchProducts.path, { sort: 4, limit: 20, offset: 0, ...payload });
    const words = ["Tシャツ", "トート", "オーガニック", "マグ", "パーカー"];
    const ids = Array.from({ length: 50 }, (_, n) => firstCopy + n * 7);
    const budget = 2500;
    return [
      ...(await underLoad({ baseURL, budget, what: "list", requests: [search({})] })),
      ...(await underLoad({
        baseURL,
        budget,
        what: "keyword search",
        requests: words.map((searchStr) => search({ searchStr })),
      })),
      ...(await underLoad({
        baseURL,
        budget,
        what: "category",
        requests: [1, 2, 3, 4].map((displayCategoryId) => search({ displayCategoryId })),
      })),
      ...(await underLoad({
        baseURL,
        budget,
        what: "item detail",
        requests: ids.map((product_id) => callRequest(queryProduct.path, { product_id })),
      })),
    ];
  },
};

async function growCatalogue(shop: RunningShop) {
  await shop.query(
    `WITH numbered AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS items FROM catalogue_items),
       copies AS (SELECT n, $1::int + n AS id FROM generate_series(0, $2::int - (SELECT count(*) FROM catalogue_items)::int - 1) AS n)
     INSERT INTO catalogue_items (id, pku, name, data, withdrawn)
     SELECT copies.id, pku || '-' || n, name || ' ' || n,
       data || jsonb_build_object('id', copies.id, 'pku', pku || '-' || n, 'name', name || ' ' || n), false
     FROM copies JOIN numbered ON place = n % items`,
    [firstCopy, wantedItems],
  );
  await shop.query("UPDATE catalogue_state SET content_hash = 'bench'");
  const request = callRequest(searchProducts.path, { sort: 4, limit: 1, offset: 0 });
  for (let seconds = 0; seconds < 60; seconds++) {
    const answer = await fetch(shop.baseURL + request.path, {
      method: "POST",
      headers: request.headers ?? {},
      body: request.body ?? "",
    });
    const found = (await answer.json()) as { total: number };
    if (found.total >= wantedItems) return;
    await sleep(1000);
  }
  throw new Error("The shop did not notice the larger catalogue");
}
