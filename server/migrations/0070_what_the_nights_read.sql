ALTER TABLE "design_pictures" ADD COLUMN "unsure_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_lines_imported" ON "bank_lines" USING btree ("imported_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "design_pictures_unsure" ON "design_pictures" USING btree ("removed_at") WHERE removed_at is not null and unsure_since is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawn_members_at" ON "withdrawn_members" USING btree ("withdrawn_at","user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stored_pieces_there" ON "stored_pieces" USING btree ("user_id","product_id") WHERE on_hand > 0;