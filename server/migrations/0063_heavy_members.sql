-- lives with 0040_books: the dropped index is a plain one, and my_items_page begins with its columns
CREATE INDEX IF NOT EXISTS "sessions_used" ON "sessions" USING btree ("last_used_at") WHERE last_used_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "my_items_page" ON "my_items" USING btree ("user_id","delete_flag","status","update_time","product_id","catalogue_item_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "my_items_deleted" ON "my_items" USING btree ("deleted_at") WHERE status = 1 and delete_flag = 1;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_moves_left" ON "order_moves" USING btree ("user_id","at","order_id") WHERE to_state = 'shipped';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_unfinished" ON "orders" USING btree ("user_id","id") WHERE lifecycle = 'draft' or payment = 'refunding'
  or lifecycle = 'placed' and (payment = 'invoiced' or fulfilment in ('waiting', 'printing', 'packed'));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_refunds_open" ON "order_refunds" USING btree ("user_id","order_id") WHERE state = 'asked';--> statement-breakpoint
DROP INDEX "my_items_list";
