ALTER TABLE "carts" ADD COLUMN "coupon_declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the bell said of coupons became untrue by the first order.
UPDATE "private_notifications" SET "content" = replace(replace("content", 'をお使いいただけます。', 'をご用意しました。'), 'カートで「使う」を押してください。', 'カートで自動的に差し引きます。ご利用の状況はマイページでご覧いただけます。'), "link_url" = '/my-page#coupons' WHERE "created_by" = 'surimono' AND "content" LIKE '%カートで「使う」を押してください。';
