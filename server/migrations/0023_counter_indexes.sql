CREATE INDEX "order_destinations_tracking" ON "order_destinations" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "order_destinations_phone" ON "order_destinations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "order_destinations_name" ON "order_destinations" USING btree ("last_name" text_pattern_ops,"first_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");