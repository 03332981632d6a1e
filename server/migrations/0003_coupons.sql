CREATE TABLE "coupon_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "coupon_entries_kind" CHECK ("coupon_entries"."kind" in ('held', 'used', 'given-back', 'honoured'))
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"user_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_user_id_coupon_id_pk" PRIMARY KEY("user_id","coupon_id"),
	CONSTRAINT "coupon_uses_order" UNIQUE("user_id","order_id"),
	CONSTRAINT "coupon_uses_state" CHECK ("coupon_uses"."state" in ('held', 'used'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"minimum" integer NOT NULL,
	"audience" text NOT NULL,
	"new_members_only" boolean NOT NULL,
	"is_offered" boolean NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"uses_taken" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" > 0 and "coupons"."minimum" >= "coupons"."amount" + 50),
	CONSTRAINT "coupons_audience" CHECK ("coupons"."audience" in ('everybody', 'consumer', 'business')),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses_taken" >= 0 and "coupons"."uses_taken" <= "coupons"."max_uses"),
	CONSTRAINT "coupons_valid" CHECK ("coupons"."valid_until" > "coupons"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_entries_coupon" ON "coupon_entries" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "coupons" ("code", "name", "amount", "minimum", "audience", "new_members_only", "is_offered", "valid_from", "created_at") VALUES ('WELCOME1000', '新規会員クーポン', 1000, 1500, 'everybody', true, true, '2000-01-01T00:00:00Z', now());
