CREATE TABLE "early_tellings" (
	"user_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	CONSTRAINT "early_tellings_user_id_coupon_id_pk" PRIMARY KEY("user_id","coupon_id")
);
--> statement-breakpoint
ALTER TABLE "defect_pieces" ADD COLUMN "roster_rows" integer[];--> statement-breakpoint
ALTER TABLE "order_refund_pieces" ADD COLUMN "roster_rows" integer[];--> statement-breakpoint
ALTER TABLE "early_tellings" ADD CONSTRAINT "early_tellings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_tellings" ADD CONSTRAINT "early_tellings_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;