ALTER TABLE "cart_lines" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "look_at" timestamp with time zone DEFAULT now() + interval '2 days';--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "designed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "draft_key" uuid;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "words_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "carts_to_look_at" ON "carts" USING btree ("look_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "my_items_sweep" ON "my_items" USING btree ("update_time") WHERE status = 0 and (delete_flag = 1 or not designed);--> statement-breakpoint
CREATE INDEX "my_items_drawn" ON "my_items" USING btree ("update_time") WHERE draft_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "my_items_draft_key" ON "my_items" USING btree ("draft_key");--> statement-breakpoint
-- What stands in the list of drafts had its words saved, or is a copy whose words are there.
UPDATE "my_items" SET "words_saved_at" = "update_time" WHERE "status" = 0 AND "delete_flag" = 0;
--> statement-breakpoint
UPDATE "my_items" SET "designed" = true WHERE "status" = 0 AND "version_id" IS NOT NULL;
--> statement-breakpoint
-- Drafts with something on them are listed from now on. A hidden one that was changed after its last save was deleted by its maker, and stays so.
WITH "work" AS (
  SELECT "user_id", "product_id", max("designs"."saved_at") AS "saved_at"
  FROM "designs" JOIN "my_items" USING ("user_id", "product_id")
  WHERE "my_items"."status" = 0
  GROUP BY "user_id", "product_id"
  HAVING bool_or(jsonb_path_exists("designs"."document", '$.areas[*].layers[*]'))
)
UPDATE "my_items" "item" SET
  "designed" = true,
  "draft_key" = gen_random_uuid(),
  "is_ahead" = "item"."version_id" IS NULL,
  "delete_flag" = CASE WHEN "item"."update_time" <= "work"."saved_at" THEN 0 ELSE "item"."delete_flag" END,
  "deleted_at" = CASE WHEN "item"."delete_flag" = 1 AND "item"."update_time" > "work"."saved_at" THEN "item"."update_time" END
FROM "work"
WHERE "item"."user_id" = "work"."user_id" AND "item"."product_id" = "work"."product_id";
