CREATE INDEX "orders_open_total" ON "orders" USING btree ("total","id") WHERE "orders"."lifecycle" = 'placed' and "orders"."fulfilment" in ('waiting', 'printing', 'packed');--> statement-breakpoint
CREATE STATISTICS "orders_states_met" (mcv) ON "lifecycle", "payment", "fulfilment", "payment_method" FROM "orders";
