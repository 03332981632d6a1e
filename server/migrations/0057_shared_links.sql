CREATE TABLE "shared_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shared_links_item" ON "shared_links" USING btree ("user_id","product_id");