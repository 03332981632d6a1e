CREATE TABLE "day_closings" (
	"day" date NOT NULL,
	"part" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"settled" integer NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sha256" text NOT NULL,
	"before" text NOT NULL,
	CONSTRAINT "day_closings_day_part_pk" PRIMARY KEY("day","part"),
	CONSTRAINT "day_closings_part" CHECK ("day_closings"."part" >= 0)
);
--> statement-breakpoint
CREATE TABLE "difference_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"is_settled" boolean NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"identity" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"raw" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_reports" (
	"sha256" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"software" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"is_per_day" boolean NOT NULL,
	"rows" integer NOT NULL,
	"sha256" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "journal_settings_one" CHECK ("journal_settings"."id")
);
--> statement-breakpoint
CREATE TABLE "report_mappings" (
	"name" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_gateway_sessions" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "day_closings_chain" ON "day_closings" USING btree ("before");--> statement-breakpoint
CREATE INDEX "difference_notes_key" ON "difference_notes" USING btree ("key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_lines_identity" ON "gateway_lines" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "gateway_lines_day" ON "gateway_lines" USING btree ("day");--> statement-breakpoint
CREATE INDEX "gateway_lines_reference" ON "gateway_lines" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "journal_files_days" ON "journal_files" USING btree ("from_day","until_day");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bill_entries_day" ON "bill_entries" USING btree ("day");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coupon_entries_given_back" ON "coupon_entries" USING btree ("recorded_at") WHERE "coupon_entries"."kind" = 'given-back';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mile_entries_returned" ON "mile_entries" USING btree ("recorded_at") WHERE "mile_entries"."kind" = 'returned';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_sign_ins_at" ON "operator_sign_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_moves_axis" ON "order_moves" USING btree ("axis","at") WHERE "order_moves"."axis" in ('fulfilment', 'lifecycle');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_recorded" ON "payment_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE FUNCTION "refuse_books_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: what was closed, found out and reported is only ever added to', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "day_closings_kept" BEFORE UPDATE OR DELETE ON "day_closings" FOR EACH ROW EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "day_closings_whole" BEFORE TRUNCATE ON "day_closings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "difference_notes_kept" BEFORE UPDATE OR DELETE ON "difference_notes" FOR EACH ROW EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "difference_notes_whole" BEFORE TRUNCATE ON "difference_notes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "gateway_reports_kept" BEFORE UPDATE OR DELETE ON "gateway_reports" FOR EACH ROW EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "gateway_lines_kept" BEFORE UPDATE OR DELETE ON "gateway_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "gateway_lines_whole" BEFORE TRUNCATE ON "gateway_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "journal_files_kept" BEFORE UPDATE OR DELETE ON "journal_files" FOR EACH ROW EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE TRIGGER "journal_files_whole" BEFORE TRUNCATE ON "journal_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_books_change"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_sign_in_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '13 months' THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: who came in is only ever added to', TG_OP, TG_TABLE_NAME;
END $$;
