ALTER TABLE "cart_lines" ADD COLUMN "screens" integer[];--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "screens" integer[];