CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_counters_last" CHECK ("document_counters"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"user_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_files_user_id_document_id_pk" PRIMARY KEY("user_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_orders" (
	"user_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "document_orders_user_id_document_id_order_id_pk" PRIMARY KEY("user_id","document_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"partner" text NOT NULL,
	"amount" integer NOT NULL,
	"sheet" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"cause" text NOT NULL,
	"first_id" uuid,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "documents_amount_positive" CHECK ("documents"."amount" > 0 and "documents"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_orders" ADD CONSTRAINT "document_orders_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_orders_order" ON "document_orders" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("kind","year","count");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_cause" ON "documents" USING btree ("user_id","cause");--> statement-breakpoint
CREATE INDEX "documents_day" ON "documents" USING btree ("day");--> statement-breakpoint
CREATE INDEX "documents_amount" ON "documents" USING btree ("amount");--> statement-breakpoint
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'documents' THEN
		IF OLD.issued_at < now() - interval '7 years' THEN RETURN OLD; END IF;
	ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('document_orders', 'document_files') THEN
		IF NOT EXISTS (SELECT FROM documents WHERE user_id = OLD.user_id AND id = OLD.document_id) THEN RETURN OLD; END IF;
	ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'document_counters' THEN
		IF NEW.kind = OLD.kind AND NEW.year = OLD.year AND NEW.last = OLD.last + 1 THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: documents are kept as they were issued', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "documents_kept" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_orders_kept" BEFORE UPDATE OR DELETE ON "document_orders" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_files_kept" BEFORE UPDATE OR DELETE ON "document_files" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_counters_kept" BEFORE UPDATE OR DELETE ON "document_counters" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "documents_whole" BEFORE TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_orders_whole" BEFORE TRUNCATE ON "document_orders" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_files_whole" BEFORE TRUNCATE ON "document_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "document_counters_whole" BEFORE TRUNCATE ON "document_counters" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_document_change"();
