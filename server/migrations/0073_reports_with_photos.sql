-- Those whose photographs were forgotten before are looked at in one more night.
ALTER TABLE "defect_reports" ADD COLUMN "has_photos" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "defect_reports_photos" ON "defect_reports" USING btree ("moved_at") WHERE "defect_reports"."has_photos";
