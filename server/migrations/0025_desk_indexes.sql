DROP INDEX "payer_names_name";--> statement-breakpoint
CREATE INDEX "addresses_phone" ON "addresses" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "business_profiles_waiting" ON "business_profiles" USING btree ("applied_at") WHERE approved_at is null and rejected_at is null;--> statement-breakpoint
CREATE INDEX "business_profiles_company" ON "business_profiles" USING btree ("company_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "business_profiles_contact" ON "business_profiles" USING btree ("contact_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "business_profiles_phone" ON "business_profiles" USING btree (regexp_replace(phone, '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "member_profiles_name" ON "member_profiles" USING btree ("last_name" text_pattern_ops,"first_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_profiles_nickname" ON "member_profiles" USING btree ("nickname" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payer_names_name" ON "payer_names" USING btree ("name" text_pattern_ops);