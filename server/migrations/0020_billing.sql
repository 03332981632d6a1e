CREATE TABLE "bank_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"identity" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"payer" text NOT NULL,
	"raw" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_mappings" (
	"name" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payer_names" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "payer_names_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "bill_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"bill_id" uuid,
	"order_id" uuid,
	"line_id" uuid,
	"undoes" uuid,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bill_entries_amount" CHECK ("bill_entries"."amount" > 0),
	CONSTRAINT "bill_entries_undoes" CHECK (("bill_entries"."kind" = 'undone') = ("bill_entries"."undoes" is not null))
);
--> statement-breakpoint
CREATE TABLE "bill_orders" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "bill_orders_user_id_order_id_pk" PRIMARY KEY("user_id","order_id"),
	CONSTRAINT "bill_orders_amount" CHECK ("bill_orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"credit_limit" integer,
	CONSTRAINT "billing_accounts_limit" CHECK ("billing_accounts"."credit_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bills_amount" CHECK ("bills"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "dunnings" (
	"user_id" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dunnings_user_id_bill_id_days_pk" PRIMARY KEY("user_id","bill_id","days")
);
--> statement-breakpoint
ALTER TABLE "bill_entries" ADD CONSTRAINT "bill_entries_user_id_bill_id_bills_user_id_id_fk" FOREIGN KEY ("user_id","bill_id") REFERENCES "public"."bills"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_orders" ADD CONSTRAINT "bill_orders_user_id_bill_id_bills_user_id_id_fk" FOREIGN KEY ("user_id","bill_id") REFERENCES "public"."bills"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunnings" ADD CONSTRAINT "dunnings_user_id_bill_id_bills_user_id_id_fk" FOREIGN KEY ("user_id","bill_id") REFERENCES "public"."bills"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_identity" ON "bank_lines" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "bank_lines_day" ON "bank_lines" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payer_names_name" ON "payer_names" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_entries_undone" ON "bill_entries" USING btree ("user_id","undoes");--> statement-breakpoint
CREATE INDEX "bill_entries_line" ON "bill_entries" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bill_orders_bill" ON "bill_orders" USING btree ("user_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_document" ON "bills" USING btree ("user_id","document_id");--> statement-breakpoint
CREATE FUNCTION "refuse_billing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment timestamptz;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF TG_TABLE_NAME = 'bill_orders' THEN
			IF NOT EXISTS (SELECT FROM bills WHERE user_id = OLD.user_id AND id = OLD.bill_id) THEN RETURN OLD; END IF;
		ELSE
			moment := CASE TG_TABLE_NAME WHEN 'bills' THEN to_jsonb(OLD)->>'issued_at' WHEN 'bill_entries' THEN to_jsonb(OLD)->>'recorded_at' ELSE to_jsonb(OLD)->>'imported_at' END;
			IF moment < now() - interval '7 years' THEN RETURN OLD; END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: bills and payments are kept as they were recorded', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "bills_kept" BEFORE UPDATE OR DELETE ON "bills" FOR EACH ROW EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bill_orders_kept" BEFORE UPDATE OR DELETE ON "bill_orders" FOR EACH ROW EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bill_entries_kept" BEFORE UPDATE OR DELETE ON "bill_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bank_lines_kept" BEFORE UPDATE OR DELETE ON "bank_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bills_whole" BEFORE TRUNCATE ON "bills" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bill_orders_whole" BEFORE TRUNCATE ON "bill_orders" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_billing_change"();--> statement-breakpoint
CREATE TRIGGER "bill_entries_whole" BEFORE TRUNCATE ON "bill_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_billing_change"();
