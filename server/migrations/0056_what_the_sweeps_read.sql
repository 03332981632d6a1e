ALTER TABLE "my_item_pictures" ADD COLUMN "unsure_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "design_pictures_removed" ON "design_pictures" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "inquiries_member" ON "inquiries" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "gallery_reports_reporter" ON "gallery_reports" USING btree ("reporter_id") WHERE reporter_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "my_item_pictures_unsure" ON "my_item_pictures" USING btree ("unsure_since") WHERE unsure_since is not null;