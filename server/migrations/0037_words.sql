CREATE TABLE "coupon_members" (
	"user_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	CONSTRAINT "coupon_members_user_id_coupon_id_pk" PRIMARY KEY("user_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_past_uses" (
	"user_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"is_counted" boolean NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "coupon_past_uses_user_id_coupon_id_order_id_pk" PRIMARY KEY("user_id","coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"content" text NOT NULL,
	"link_url" text,
	"icon_path" text,
	"account_type" text,
	"audience" text NOT NULL,
	"rank_id" integer,
	"user_id" text,
	"send_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"sent_to" text DEFAULT '' NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"public_id" bigint,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulletins_type" CHECK ("bulletins"."type" between 1 and 8),
	CONSTRAINT "bulletins_state" CHECK ("bulletins"."state" in ('planned', 'sending', 'sent', 'withdrawn')),
	CONSTRAINT "bulletins_audience" CHECK (("bulletins"."audience" = 'rank') = ("bulletins"."rank_id" is not null)),
	CONSTRAINT "bulletins_member" CHECK (("bulletins"."audience" = 'member') = ("bulletins"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "gallery_events" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gallery_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_amount";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_audience";--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kind" text DEFAULT 'amount' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "rank_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "uses_per_member" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "budget" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "budget_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "my_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "private_notifications" ADD COLUMN "bulletin_id" uuid;--> statement-breakpoint
ALTER TABLE "system_messages" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "system_messages" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon_members" ADD CONSTRAINT "coupon_members_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_past_uses" ADD CONSTRAINT "coupon_past_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_members_coupon" ON "coupon_members" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_past_uses_order" ON "coupon_past_uses" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "bulletins_newest" ON "bulletins" USING btree ("send_at","id");--> statement-breakpoint
CREATE INDEX "bulletins_due" ON "bulletins" USING btree ("send_at") WHERE state in ('planned', 'sending');--> statement-breakpoint
CREATE INDEX "bulletins_user" ON "bulletins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gallery_events_item" ON "gallery_events" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "gallery_reports_item" ON "gallery_reports" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "private_notifications_bulletin" ON "private_notifications" USING btree ("bulletin_id") WHERE bulletin_id is not null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('amount', 'percent', 'delivery'));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_rate" CHECK (case "coupons"."kind" when 'percent' then "coupons"."rate" between 1 and 9000 else "coupons"."rate" = 0 end);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_rank" CHECK (("coupons"."audience" = 'rank') = ("coupons"."rank_id" is not null));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_per_member" CHECK ("coupons"."uses_per_member" between 1 and 100);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_budget" CHECK ("coupons"."budget_spent" >= 0 and "coupons"."budget_spent" <= "coupons"."budget");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" > 0 and "coupons"."minimum" >= 50 and ("coupons"."kind" <> 'amount' or "coupons"."minimum" >= "coupons"."amount" + 50));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_audience" CHECK ("coupons"."audience" in ('everybody', 'consumer', 'business', 'rank', 'named'));