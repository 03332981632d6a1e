CREATE TABLE "ballots" (
	"vote_id" uuid NOT NULL,
	"voter_hash" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "ballots_vote_id_voter_hash_pk" PRIMARY KEY("vote_id","voter_hash")
);
--> statement-breakpoint
CREATE TABLE "vote_choices" (
	"vote_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "vote_choices_vote_id_place_pk" PRIMARY KEY("vote_id","place"),
	CONSTRAINT "vote_choices_place" CHECK ("vote_choices"."place" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"question" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_choices" ADD CONSTRAINT "vote_choices_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "votes_user" ON "votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "votes_closed" ON "votes" USING btree ("closes_at");