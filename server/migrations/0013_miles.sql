CREATE TABLE "mile_promises" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"rate" integer NOT NULL,
	"kept" integer NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mile_promises_user_id_order_id_pk" PRIMARY KEY("user_id","order_id"),
	CONSTRAINT "mile_promises_kept" CHECK ("mile_promises"."kept" >= 0 and "mile_promises"."rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mile_spends" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"state" text NOT NULL,
	"miles" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mile_spends_user_id_order_id_lot_id_pk" PRIMARY KEY("user_id","order_id","lot_id"),
	CONSTRAINT "mile_spends_state" CHECK ("mile_spends"."state" in ('held', 'used')),
	CONSTRAINT "mile_spends_miles" CHECK ("mile_spends"."miles" > 0 and "mile_spends"."returned" between 0 and "mile_spends"."miles")
);
--> statement-breakpoint
ALTER TABLE "mile_entries" DROP CONSTRAINT "mile_entries_kind";--> statement-breakpoint
DROP INDEX "mile_lots_expiry";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "miles" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mile_balances" ADD COLUMN "rank_extra" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mile_lots" ADD COLUMN "spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mile_lots" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mile_lots" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mile_lots" ADD COLUMN "told_days" integer;--> statement-breakpoint
ALTER TABLE "mile_promises" ADD CONSTRAINT "mile_promises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mile_spends" ADD CONSTRAINT "mile_spends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mile_promises_open" ON "mile_promises" USING btree ("user_id","order_id") WHERE "mile_promises"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "mile_spends_held" ON "mile_spends" USING btree ("user_id") WHERE "mile_spends"."state" = 'held';--> statement-breakpoint
CREATE INDEX "mile_lots_ending" ON "mile_lots" USING btree ("valid_until") WHERE "mile_lots"."remaining" > 0 or "mile_lots"."counts";--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_miles" CHECK ("carts"."miles" >= 0);--> statement-breakpoint
ALTER TABLE "mile_balances" ADD CONSTRAINT "mile_balances_rank" CHECK ("mile_balances"."balance" + "mile_balances"."rank_extra" >= 0);--> statement-breakpoint
ALTER TABLE "mile_entries" ADD CONSTRAINT "mile_entries_kind" CHECK (("mile_entries"."kind" in ('earned', 'returned')) = ("mile_entries"."miles" > 0) and "mile_entries"."miles" <> 0);--> statement-breakpoint
ALTER TABLE "mile_lots" ADD CONSTRAINT "mile_lots_spent" CHECK ("mile_lots"."spent" >= 0 and "mile_lots"."remaining" + "mile_lots"."spent" <= "mile_lots"."miles" and "mile_lots"."owed" between 0 and "mile_lots"."spent");--> statement-breakpoint
CREATE VIEW "public"."placed_orders" AS (
  select orders.user_id, orders.id, case
    when orders.lifecycle <> 'placed' then null
    when orders.fulfilment = 'stored' then orders.placed_at
    when orders.fulfilment <> 'shipped' then null
    when not exists (
      select from order_destinations parcel
      where parcel.user_id = orders.user_id and parcel.order_id = orders.id and parcel.delivered_at is null
    ) then (
      select max(parcel.delivered_at) from order_destinations parcel
      where parcel.user_id = orders.user_id and parcel.order_id = orders.id
    )
    else (
      select max(move.at) + interval '7 days' from order_moves move
      where move.user_id = orders.user_id and move.order_id = orders.id and move.to_state = 'shipped'
    )
  end as arrives_at
  from orders where orders.placed_at is not null);