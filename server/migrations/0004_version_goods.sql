ALTER TABLE "design_versions" ADD COLUMN "goods" jsonb;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "later_sizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "design_versions_without_goods" ON "design_versions" USING btree ("id") WHERE "design_versions"."goods" is null;