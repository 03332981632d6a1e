CREATE TABLE "order_refund_pieces" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	CONSTRAINT "order_refund_pieces_user_id_order_id_refund_id_line_id_pk" PRIMARY KEY("user_id","order_id","refund_id","line_id"),
	CONSTRAINT "order_refund_pieces_quantity" CHECK ("order_refund_pieces"."quantity" > 0 and "order_refund_pieces"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"delivery" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."delivery" >= 0 and "order_refunds"."amount" >= "order_refunds"."delivery")
);
--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "local_gateway_refunds" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund_pieces" ADD CONSTRAINT "order_refund_pieces_refund_fk" FOREIGN KEY ("user_id","order_id","refund_id") REFERENCES "public"."order_refunds"("user_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_pieces" ADD CONSTRAINT "order_refund_pieces_line_fk" FOREIGN KEY ("user_id","order_id","line_id") REFERENCES "public"."order_lines"("user_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_parcel_fk" FOREIGN KEY ("user_id","order_id","position") REFERENCES "public"."order_destinations"("user_id","order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_asked" ON "order_refunds" USING btree ("asked_at") WHERE "order_refunds"."state" = 'asked';