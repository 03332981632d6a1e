ALTER TABLE "defect_reports" ADD COLUMN "has_photos" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Those that were forgotten before: every report came with a photograph.
UPDATE "defect_reports" SET "has_photos" = false WHERE NOT EXISTS (
  SELECT 1 FROM "defect_photos"
  WHERE "defect_photos"."user_id" = "defect_reports"."user_id" AND "defect_photos"."report_id" = "defect_reports"."id"
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "defect_reports_photos" ON "defect_reports" USING btree ("moved_at") WHERE "defect_reports"."has_photos";
