CREATE TABLE "operator_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"operator_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_multi_device" boolean NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "operator_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "order_replacements" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cause" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_replacements_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cost";--> statement-breakpoint
ALTER TABLE "defect_reports" ADD COLUMN "replacement_id" uuid;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_destinations" ADD COLUMN "split_from" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "operator_challenges" ADD CONSTRAINT "operator_challenges_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_replacements" ADD CONSTRAINT "order_replacements_user_id_order_id_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_challenges_operator" ON "operator_challenges" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_challenges_expiry" ON "operator_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_passkeys_operator" ON "operator_passkeys" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "orders_replaces" ON "orders" USING btree ("user_id","replaces") WHERE "orders"."replaces" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cost" CHECK ("orders"."total" > 0 or "orders"."total" = 0 and ("orders"."way" = 'sending' or "orders"."replaces" is not null));