CREATE TABLE "return_addresses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"user_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stored_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"order_id" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_user_id_sequence_pk" PRIMARY KEY("user_id","sequence"),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('in', 'reserve', 'release', 'out', 'adjust', 'back')),
	CONSTRAINT "stock_movements_something" CHECK ("stock_movements"."on_hand" <> 0 or "stock_movements"."reserved" <> 0),
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."kind" <> 'adjust' or "stock_movements"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "storage_days" (
	"user_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"fee_per_piece" integer NOT NULL,
	CONSTRAINT "storage_days_user_id_product_id_day_pk" PRIMARY KEY("user_id","product_id","day"),
	CONSTRAINT "storage_days_fee" CHECK ("storage_days"."fee_per_piece" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stored_items" (
	"user_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"free_until" date NOT NULL,
	"told_days" integer,
	CONSTRAINT "stored_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stored_pieces" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"size_id" integer NOT NULL,
	"name_tag_version_id" uuid,
	"hang_tag_version_id" uuid,
	"name" text NOT NULL,
	"item_id" integer NOT NULL,
	"item_name" text NOT NULL,
	"size_name" text NOT NULL,
	"color_id" integer NOT NULL,
	"color_name" text NOT NULL,
	"color_value" text NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" text NOT NULL,
	"area_kinds" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stored_pieces_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "stored_pieces_identity" UNIQUE NULLS NOT DISTINCT("user_id","product_id","version_id","size_id","name_tag_version_id","hang_tag_version_id"),
	CONSTRAINT "stored_pieces_on_hand" CHECK ("stored_pieces"."on_hand" >= 0),
	CONSTRAINT "stored_pieces_reserved" CHECK ("stored_pieces"."reserved" between 0 and "stored_pieces"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_state";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_not_negative";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "delivery_method" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "way" text DEFAULT 'courier' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stored_fk" FOREIGN KEY ("user_id","stored_id") REFERENCES "public"."stored_pieces"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_stored" ON "stock_movements" USING btree ("user_id","stored_id","at");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "stored_items_free_until" ON "stored_items" USING btree ("free_until");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_delivery_method" CHECK ("carts"."delivery_method" in ('courier', 'warehouse'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cost" CHECK ("orders"."total" > 0 or "orders"."total" = 0 and "orders"."way" = 'sending');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_way" CHECK ("orders"."way" in ('courier', 'warehouse', 'sending'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_state" CHECK ("orders"."payment" in ('unpaid', 'pending', 'invoiced', 'paid', 'refunding', 'partly_refunded', 'refunded', 'void', 'free'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_not_negative" CHECK ("orders"."discount_total" >= 0 and "orders"."delivery" >= 0);--> statement-breakpoint
CREATE VIEW "public"."stored_by_size" AS (select "user_id", "product_id", "size_id", sum("on_hand")::int as "on_hand", sum("on_hand" - "reserved")::int as "free" from "stored_pieces" group by "stored_pieces"."user_id", "stored_pieces"."product_id", "stored_pieces"."size_id");--> statement-breakpoint
CREATE FUNCTION "apply_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stored_pieces SET on_hand = on_hand + NEW.on_hand, reserved = reserved + NEW.reserved
	WHERE user_id = NEW.user_id AND id = NEW.stored_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_movements_apply" AFTER INSERT ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "apply_stock_movement"();--> statement-breakpoint
CREATE FUNCTION "refuse_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'stored_pieces' THEN
		-- A movement changes them from within its own trigger.
		IF TG_OP = 'INSERT' AND NEW.on_hand = 0 AND NEW.reserved = 0 THEN RETURN NEW; END IF;
		IF TG_OP = 'UPDATE' AND (pg_trigger_depth() > 1 OR (NEW.on_hand, NEW.reserved) = (OLD.on_hand, OLD.reserved)) THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: what is stored changes by new movements only', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_movements_kept" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_stock_change"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_whole" BEFORE TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_change"();--> statement-breakpoint
CREATE TRIGGER "stored_pieces_by_movement" BEFORE INSERT OR UPDATE OR DELETE ON "stored_pieces" FOR EACH ROW EXECUTE FUNCTION "refuse_stock_change"();--> statement-breakpoint
CREATE TRIGGER "stored_pieces_whole" BEFORE TRUNCATE ON "stored_pieces" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_change"();
