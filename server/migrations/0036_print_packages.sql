CREATE TABLE "press_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "press_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" uuid NOT NULL,
	"file" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "press_gangs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"state" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"film" jsonb NOT NULL,
	"made" jsonb,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "press_gangs_made" CHECK (("press_gangs"."state" = 'ready') = ("press_gangs"."made" is not null))
);
--> statement-breakpoint
CREATE TABLE "press_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "press_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "press_packages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"units" jsonb NOT NULL,
	"state" text NOT NULL,
	"operator_id" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"plan" json,
	"files" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"is_for_folder" boolean NOT NULL,
	"laid_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "press_packages_number" UNIQUE("number"),
	CONSTRAINT "press_packages_plan" CHECK (("press_packages"."state" = 'ready') = ("press_packages"."plan" is not null))
);
--> statement-breakpoint
ALTER TABLE "press_downloads" ADD CONSTRAINT "press_downloads_link_id_press_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."press_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_gangs" ADD CONSTRAINT "press_gangs_package_id_press_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."press_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_links" ADD CONSTRAINT "press_links_package_id_press_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."press_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "press_downloads_link" ON "press_downloads" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "press_gangs_package" ON "press_gangs" USING btree ("package_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "press_links_token" ON "press_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "press_links_package" ON "press_links" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "press_packages_source" ON "press_packages" USING btree ("source","source_name");--> statement-breakpoint
CREATE INDEX "press_packages_made" ON "press_packages" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "press_packages_to_lay" ON "press_packages" USING btree ("number") WHERE "press_packages"."is_for_folder" and "press_packages"."state" = 'ready' and "press_packages"."laid_at" is null;