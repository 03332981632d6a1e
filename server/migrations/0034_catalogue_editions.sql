CREATE TABLE "catalogue_drafts" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text,
	"base" integer NOT NULL,
	"revision" uuid NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"planned_for" timestamp with time zone,
	"planned_by" text,
	"reason" text,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_files" (
	"path" text NOT NULL,
	"edition" integer NOT NULL,
	"text" text,
	"item_id" integer,
	CONSTRAINT "catalogue_files_path_edition_pk" PRIMARY KEY("path","edition")
);
--> statement-breakpoint
ALTER TABLE "catalogue_files" ADD CONSTRAINT "catalogue_files_edition_catalogue_editions_id_fk" FOREIGN KEY ("edition") REFERENCES "public"."catalogue_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_files_edition" ON "catalogue_files" USING btree ("edition");