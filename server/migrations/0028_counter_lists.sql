CREATE TABLE "operator_views" (
	"operator_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_views_operator_id_id_pk" PRIMARY KEY("operator_id","id")
);
--> statement-breakpoint
CREATE TABLE "operator_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"operator_id" uuid,
	"who" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_letters" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_letters_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id")
);
--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_fulfilment";--> statement-breakpoint
ALTER TABLE "order_letters" ADD CONSTRAINT "order_letters_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_views_name" ON "operator_views" USING btree ("operator_id","name");--> statement-breakpoint
CREATE INDEX "operator_sign_ins_outcome" ON "operator_sign_ins" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "order_destinations_place" ON "order_destinations" USING btree ("prefecture","city" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_destinations_city" ON "order_destinations" USING btree ("city" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_dispatch" ON "orders" USING btree ("dispatch_by","id") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_states" ON "orders" USING btree ("payment","fulfilment","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("payment_method","payment","placed_at","id");--> statement-breakpoint
CREATE INDEX "operator_deeds_actor" ON "operator_deeds" USING btree ("actor_name","id");--> statement-breakpoint
CREATE INDEX "operator_deeds_subject_id" ON "operator_deeds" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","placed_at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_sign_in_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: who came in is only ever added to', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "operator_sign_ins_kept" BEFORE UPDATE OR DELETE ON "operator_sign_ins" FOR EACH ROW EXECUTE FUNCTION "refuse_sign_in_change"();--> statement-breakpoint
CREATE TRIGGER "operator_sign_ins_whole" BEFORE TRUNCATE ON "operator_sign_ins" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_sign_in_change"();
