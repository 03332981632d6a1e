-- lives with 0040_books: editions and their files have only ever been added to
CREATE TABLE "catalogue_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"file" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"published_in" integer
);
--> statement-breakpoint
ALTER TABLE "catalogue_pictures" ADD CONSTRAINT "catalogue_pictures_published_in_catalogue_editions_id_fk" FOREIGN KEY ("published_in") REFERENCES "public"."catalogue_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_pictures_unused" ON "catalogue_pictures" USING btree ("uploaded_at") WHERE "catalogue_pictures"."published_in" is null;--> statement-breakpoint
CREATE FUNCTION "refuse_edition_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: what was put on sale is only ever added to', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "catalogue_editions_kept" BEFORE UPDATE OR DELETE ON "catalogue_editions" FOR EACH ROW EXECUTE FUNCTION "refuse_edition_change"();--> statement-breakpoint
CREATE TRIGGER "catalogue_editions_whole" BEFORE TRUNCATE ON "catalogue_editions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_edition_change"();--> statement-breakpoint
CREATE TRIGGER "catalogue_files_kept" BEFORE UPDATE OR DELETE ON "catalogue_files" FOR EACH ROW EXECUTE FUNCTION "refuse_edition_change"();--> statement-breakpoint
CREATE TRIGGER "catalogue_files_whole" BEFORE TRUNCATE ON "catalogue_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_edition_change"();--> statement-breakpoint
CREATE TRIGGER "catalogue_pictures_kept" BEFORE UPDATE OR DELETE ON "catalogue_pictures" FOR EACH ROW WHEN (OLD."published_in" IS NOT NULL) EXECUTE FUNCTION "refuse_edition_change"();--> statement-breakpoint
CREATE TRIGGER "catalogue_pictures_whole" BEFORE TRUNCATE ON "catalogue_pictures" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_edition_change"();
