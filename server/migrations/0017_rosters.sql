ALTER TABLE "cart_lines" ADD COLUMN "personal" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "roster" jsonb;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "personal" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "personal" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "roster" jsonb;