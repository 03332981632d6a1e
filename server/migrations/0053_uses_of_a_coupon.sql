CREATE INDEX IF NOT EXISTS "coupon_past_uses_coupon" ON "coupon_past_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id","state");
