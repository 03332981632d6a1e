ALTER TABLE "carts" ADD COLUMN "split_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."placed_orders" AS (
  select orders.user_id, orders.id, case
    when orders.lifecycle <> 'placed' then null
    when orders.fulfilment = 'stored' then orders.placed_at
    when orders.fulfilment <> 'shipped' then null
    when not exists (
      select from order_destinations parcel
      where parcel.user_id = orders.user_id and parcel.order_id = orders.id and parcel.delivered_at is null and parcel.cancelled_at is null
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