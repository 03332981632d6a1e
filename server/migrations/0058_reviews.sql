-- lives with 0057_shared_links: the release before knows nothing of reviews
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"content_type" text NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "review_reports_once" UNIQUE("user_id","item_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "review_sums" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"reviews" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"user_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"words" text NOT NULL,
	"nickname" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reviews_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "reviews_id" UNIQUE("id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "review_photos_unused" ON "review_photos" USING btree ("unused_since") WHERE "review_photos"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("user_id","item_id") WHERE "review_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("item_id","id") WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_unchecked" ON "reviews" USING btree ("id") WHERE "reviews"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("id") WHERE "reviews"."hidden_at" is not null;