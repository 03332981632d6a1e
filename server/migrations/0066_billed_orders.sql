ALTER TABLE "orders" ADD COLUMN "is_billed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_billed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE orders SET is_billed = true WHERE user_id = NEW.user_id AND id = NEW.order_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bill_orders_noted" AFTER INSERT ON "bill_orders" FOR EACH ROW EXECUTE FUNCTION "note_billed_order"();--> statement-breakpoint
UPDATE orders SET is_billed = true FROM bill_orders part
WHERE part.user_id = orders.user_id AND part.order_id = orders.id AND orders.payment = 'invoiced';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_to_bill" ON "orders" USING btree ("user_id") WHERE "orders"."payment" = 'invoiced' and "orders"."lifecycle" = 'placed' and "orders"."fulfilment" in ('shipped', 'stored') and not "orders"."is_billed";