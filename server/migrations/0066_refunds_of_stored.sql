ALTER TABLE "order_refunds" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."placed_orders" AS (
  select orders.user_id, orders.id, case
    when orders.lifecycle <> 'placed' then null
    when orders.fulfilment = 'stored' or orders.way = 'warehouse' and orders.fulfilment = 'shipped' then orders.placed_at
    when orders.fulfilment <> 'shipped' then null
    when not exists (
      select 1 from order_destinations parcel
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
