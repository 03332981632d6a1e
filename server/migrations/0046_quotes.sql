CREATE TABLE "quotes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"revision" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"address" jsonb,
	"address_id" uuid,
	"agreed_total" integer,
	"agreed_reason" text NOT NULL,
	"words" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"until" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "quotes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "quotes_once" UNIQUE("user_id","request_key"),
	CONSTRAINT "quotes_agreed_total" CHECK ("quotes"."agreed_total" >= 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_quoted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_made" ON "quotes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "quotes_ends" ON "quotes" USING btree ("ends_at");