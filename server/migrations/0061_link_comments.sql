CREATE TABLE "link_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "link_comments_place" CHECK ("link_comments"."x" between 0 and 1000 and "link_comments"."y" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "shared_links" ADD COLUMN "may_comment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link_comments" ADD CONSTRAINT "link_comments_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_comments_link" ON "link_comments" USING btree ("link_id");