CREATE TABLE "open_bank_lines" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"rest" integer NOT NULL,
	"aside_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "open_bank_lines_rest" CHECK ("open_bank_lines"."rest" > 0)
);
--> statement-breakpoint
CREATE TABLE "bill_balances" (
	"user_id" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"open" integer NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bill_balances_user_id_bill_id_pk" PRIMARY KEY("user_id","bill_id")
);
--> statement-breakpoint
CREATE TABLE "defect_messages" (
	"user_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from" text NOT NULL,
	"request_key" uuid,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "defect_messages_user_id_report_id_id_pk" PRIMARY KEY("user_id","report_id","id"),
	CONSTRAINT "defect_messages_once" UNIQUE("user_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "open" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "due_first" date;--> statement-breakpoint
ALTER TABLE "defect_photos" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "defect_photos" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_bank_lines" ADD CONSTRAINT "open_bank_lines_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_balances" ADD CONSTRAINT "bill_balances_user_id_bill_id_bills_user_id_id_fk" FOREIGN KEY ("user_id","bill_id") REFERENCES "public"."bills"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defect_messages" ADD CONSTRAINT "defect_messages_user_id_report_id_defect_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."defect_reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_bank_lines_waiting" ON "open_bank_lines" USING btree ("day","line_id") WHERE "open_bank_lines"."aside_at" is null;--> statement-breakpoint
CREATE INDEX "open_bank_lines_aside" ON "open_bank_lines" USING btree ("day","line_id") WHERE "open_bank_lines"."aside_at" is not null;--> statement-breakpoint
CREATE INDEX "bill_balances_due" ON "bill_balances" USING btree ("due_on","bill_id");--> statement-breakpoint
CREATE INDEX "bill_balances_open" ON "bill_balances" USING btree ("due_on","bill_id") WHERE "bill_balances"."open" > 0;--> statement-breakpoint
CREATE INDEX "billing_accounts_uncounted" ON "billing_accounts" USING btree ("user_id") WHERE not "billing_accounts"."is_counted";--> statement-breakpoint
CREATE INDEX "billing_accounts_credit" ON "billing_accounts" USING btree ("user_id") WHERE "billing_accounts"."credit" > 0;--> statement-breakpoint
CREATE INDEX "documents_id" ON "documents" USING btree ("id");--> statement-breakpoint
CREATE INDEX "documents_first" ON "documents" USING btree ("first_id") WHERE "documents"."first_id" is not null;--> statement-breakpoint
UPDATE "billing_accounts" SET "is_counted" = false;--> statement-breakpoint
CREATE FUNCTION "note_new_bill"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bill_balances (user_id, bill_id, due_on, open) VALUES (NEW.user_id, NEW.id, NEW.due_on, NEW.amount);
	UPDATE billing_accounts SET is_counted = false WHERE user_id = NEW.user_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_new_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE billing_accounts SET is_counted = false WHERE user_id = NEW.user_id;
	IF NEW.line_id IS NOT NULL AND NEW.kind = 'paid' THEN
		DELETE FROM open_bank_lines WHERE line_id = NEW.line_id AND rest = NEW.amount;
		IF NOT FOUND THEN
			UPDATE open_bank_lines SET rest = rest - NEW.amount WHERE line_id = NEW.line_id AND rest > NEW.amount;
			IF NOT FOUND THEN RAISE EXCEPTION 'a payment of % is refused: line % has not so much left', NEW.amount, NEW.line_id; END IF;
		END IF;
	ELSIF NEW.line_id IS NOT NULL AND NEW.kind = 'undone' THEN
		INSERT INTO open_bank_lines (line_id, day, rest) SELECT id, day, NEW.amount FROM bank_lines WHERE id = NEW.line_id
		ON CONFLICT (line_id) DO UPDATE SET rest = open_bank_lines.rest + excluded.rest;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_new_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO open_bank_lines (line_id, day, rest) VALUES (NEW.id, NEW.day, NEW.amount);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bills_noted" AFTER INSERT ON "bills" FOR EACH ROW EXECUTE FUNCTION "note_new_bill"();--> statement-breakpoint
CREATE TRIGGER "bill_entries_noted" AFTER INSERT ON "bill_entries" FOR EACH ROW EXECUTE FUNCTION "note_new_entry"();--> statement-breakpoint
CREATE TRIGGER "bank_lines_noted" AFTER INSERT ON "bank_lines" FOR EACH ROW EXECUTE FUNCTION "note_new_line"();--> statement-breakpoint
INSERT INTO bill_balances (user_id, bill_id, due_on, open) SELECT user_id, id, due_on, amount FROM bills ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO open_bank_lines (line_id, day, rest)
SELECT line.id, line.day, line.amount - counted.amount FROM bank_lines line, LATERAL (
	SELECT coalesce(sum(entry.amount), 0)::integer AS amount FROM bill_entries entry
	WHERE entry.line_id = line.id AND entry.kind = 'paid' AND NOT EXISTS (
		SELECT FROM bill_entries undone WHERE undone.user_id = entry.user_id AND undone.undoes = entry.id)
) counted WHERE line.amount > counted.amount ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION "plain_name"(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(normalize(name, NFKC));--> statement-breakpoint
CREATE FUNCTION "name_grams"(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
		SELECT substr(plain_name(name), at, size) AS gram FROM generate_series(1, length(plain_name(name))) at, generate_series(1, 2) size
	) grams;
END;--> statement-breakpoint
CREATE FUNCTION "asked_grams"(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	SELECT coalesce(array_agg(DISTINCT substr(plain_name(name), at, 2)), '{}')
	FROM generate_series(1, greatest(length(plain_name(name)) - 1, 1)) at;
END;--> statement-breakpoint
CREATE INDEX "documents_partner" ON "documents" USING gin (name_grams("partner"));
