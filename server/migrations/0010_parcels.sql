CREATE TABLE "cart_destinations" (
	"user_id" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address_id" uuid,
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
	"sender_address_id" uuid,
	"sender" text DEFAULT 'own' NOT NULL,
	"wished_day" date,
	"wished_band" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cart_destinations_user_id_cart_id_id_pk" PRIMARY KEY("user_id","cart_id","id")
);
--> statement-breakpoint
CREATE TABLE "cart_pieces" (
	"user_id" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_pieces_user_id_cart_id_destination_id_line_id_pk" PRIMARY KEY("user_id","cart_id","destination_id","line_id"),
	CONSTRAINT "cart_pieces_quantity" CHECK ("cart_pieces"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "order_pieces" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_pieces_user_id_order_id_line_id_position_pk" PRIMARY KEY("user_id","order_id","line_id","position"),
	CONSTRAINT "order_pieces_quantity" CHECK ("order_pieces"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "is_several" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "kind" text DEFAULT 'receiver' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "sender" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "wished_day" date;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "wished_band" text;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "sender_address" jsonb;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_destinations" ADD CONSTRAINT "cart_destinations_user_id_cart_id_carts_user_id_id_fk" FOREIGN KEY ("user_id","cart_id") REFERENCES "public"."carts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_pieces" ADD CONSTRAINT "cart_pieces_destination_fk" FOREIGN KEY ("user_id","cart_id","destination_id") REFERENCES "public"."cart_destinations"("user_id","cart_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_pieces" ADD CONSTRAINT "cart_pieces_line_fk" FOREIGN KEY ("user_id","line_id") REFERENCES "public"."cart_lines"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_line_fk" FOREIGN KEY ("user_id","order_id","line_id") REFERENCES "public"."order_lines"("user_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_parcel_fk" FOREIGN KEY ("user_id","order_id","position") REFERENCES "public"."order_destinations"("user_id","order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_pieces_line" ON "cart_pieces" USING btree ("user_id","line_id");--> statement-breakpoint
CREATE INDEX "order_pieces_parcel" ON "order_pieces" USING btree ("user_id","order_id","position");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_kind" CHECK ("addresses"."kind" in ('receiver', 'sender', 'store'));--> statement-breakpoint
CREATE FUNCTION order_pieces_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM order_lines line
		WHERE (line.user_id, line.order_id) IN (SELECT DISTINCT user_id, order_id FROM written)
			AND line.quantity <> coalesce((
				SELECT sum(piece.quantity) FROM order_pieces piece
				WHERE piece.user_id = line.user_id AND piece.order_id = line.order_id AND piece.line_id = line.id
			), 0)
	) THEN
		RAISE EXCEPTION 'the pieces of the parcels do not add up to the lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_pieces_add_up';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_pieces_add_up_on_insert AFTER INSERT ON "order_pieces" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_pieces_add_up();--> statement-breakpoint
CREATE TRIGGER order_pieces_add_up_on_update AFTER UPDATE ON "order_pieces" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_pieces_add_up();
