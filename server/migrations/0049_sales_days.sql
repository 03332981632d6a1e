CREATE TABLE "sales_count" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"until" date NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"by" text NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "sales_days_by_day_name_pk" PRIMARY KEY("by","day","name")
);
