-- lives with 0054_shelves_of_the_gallery: what it read along the old index it reads along the new one
CREATE INDEX IF NOT EXISTS "my_items_product" ON "my_items" USING btree ("product_id");--> statement-breakpoint
DROP INDEX IF EXISTS "my_items_published";
