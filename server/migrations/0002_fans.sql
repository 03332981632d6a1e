CREATE TABLE "social_link_tries" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"network" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"back" text NOT NULL,
	"ticket_hash" text,
	"code" text,
	"error" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_link_tries_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"expires_at" timestamp with time zone,
	"is_broken" boolean NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_links_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
CREATE TABLE "social_revocations" (
	"id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_insights" (
	"user_id" text NOT NULL,
	"provider" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_insights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sns_id" text NOT NULL,
	"sns_name" text NOT NULL,
	"username" text NOT NULL,
	"state" text NOT NULL,
	"errors" jsonb NOT NULL,
	"analysis_id" text,
	"asked_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"fan_count" integer,
	"audience" jsonb,
	"keywords" jsonb NOT NULL,
	"months" jsonb NOT NULL,
	"named_ids" jsonb NOT NULL,
	CONSTRAINT "user_insights_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "user_insights_provider" CHECK ("user_insights"."provider" in (1, 2, 4)),
	CONSTRAINT "user_insights_state" CHECK ("user_insights"."state" in ('none', 'analysing', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "local_network_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"creator" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"is_spent" boolean NOT NULL,
	"is_revoked" boolean NOT NULL,
	"first_valid_token" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "social_link_tries_user" ON "social_link_tries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_link_tries_expiry" ON "social_link_tries" USING btree ("expires_at");