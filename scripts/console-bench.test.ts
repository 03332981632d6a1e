import { expect, test } from "vitest";
import { ASKS } from "../e2e/bench/console/asks.ts";
import { findPassed } from "../e2e/bench/console/read-plans.ts";
import { allCalls } from "../server/src/testing/all-calls.ts";

test("every reading call of the console is measured with a million orders, or says why not", async () => {
  const reading = (await allCalls()).filter(({ access, method }) => access === "operator" && method === "GET");
  expect(Object.keys(ASKS).toSorted()).toEqual(reading.map(({ name }) => name).toSorted());
});

test("a plan names the tables of which an index gave many rows in vain, in all loops together", () => {
  const plan = `LOG:  duration: 41.2 ms  plan:
	Delete on documents  (cost=0.42..9.1 rows=1 width=6) (actual rows=0.00 loops=1)
	  ->  Nested Loop  (cost=0.42..9.1 rows=1 width=6) (actual rows=0.00 loops=1)
	        Join Filter: (a.id = b.id)
	        Rows Removed by Join Filter: 900000
	        ->  Index Scan using documents_day on documents  (cost=0.42..8.4 rows=1 width=6) (actual rows=0.00 loops=1)
	              Filter: (user_id = 'gone1'::text)
	              Rows Removed by Filter: 60000
	        ->  Index Only Scan using orders_pkey on orders o  (cost=0.42..8.4 rows=1 width=6) (actual rows=1.00 loops=300)
	              Filter: (id is not null)
	              Rows Removed by Filter: 200
	        ->  Bitmap Heap Scan on bills bill  (cost=4.4..9.1 rows=2 width=6) (actual rows=2.00 loops=3)
	              Filter: (amount > 0)
	              Rows Removed by Filter: 900
	        ->  Subquery Scan on work  (cost=4.4..9.1 rows=2 width=6) (actual rows=2.00 loops=1)
	              Filter: (amount > 0)
	              Rows Removed by Filter: 90000`;
  expect(findPassed(plan)).toEqual(["documents", "orders"]);
});
