CREATE TABLE "page_builds" (
	"build" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"rendered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_renders" (
	"build" text NOT NULL,
	"path" text NOT NULL,
	"html" text NOT NULL,
	"data" text NOT NULL,
	"tags" text NOT NULL,
	"scripts" jsonb NOT NULL,
	CONSTRAINT "page_renders_build_path_pk" PRIMARY KEY("build","path")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"legal_version" date,
	"is_material" boolean DEFAULT false NOT NULL,
	"by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_name_version_pk" PRIMARY KEY("name","version"),
	CONSTRAINT "page_versions_states" CHECK ("page_versions"."state" in ('draft', 'planned', 'published')),
	CONSTRAINT "page_versions_published" CHECK (("page_versions"."state" = 'published') = ("page_versions"."published_at" is not null)),
	CONSTRAINT "page_versions_planned" CHECK ("page_versions"."state" <> 'planned' or "page_versions"."publish_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_open" ON "page_versions" USING btree ("name") WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "page_versions_due" ON "page_versions" USING btree ("publish_at") WHERE state = 'planned';