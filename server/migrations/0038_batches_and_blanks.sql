CREATE TABLE "batch_units" (
	"user_id" text NOT NULL,
	"unit" bigint NOT NULL,
	"batch" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "batch_units_user_id_unit_batch_pk" PRIMARY KEY("user_id","unit","batch"),
	CONSTRAINT "batch_units_left" CHECK ("batch_units"."left_at" is null or not "batch_units"."is_current")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"making_id" uuid NOT NULL,
	"is_by_hand" boolean NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" text NOT NULL,
	"item_name" text NOT NULL,
	"color_name" text NOT NULL,
	"size_name" text NOT NULL,
	"dispatch_by" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"printing_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"closed_reason" text,
	CONSTRAINT "batches_state" CHECK ("batches"."state" in ('open', 'printing', 'done')),
	CONSTRAINT "batches_done" CHECK (("batches"."state" = 'done') = ("batches"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "blank_counts" (
	"item_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	CONSTRAINT "blank_counts_item_id_color_id_size_id_pk" PRIMARY KEY("item_id","color_id","size_id"),
	CONSTRAINT "blank_counts_on_hand" CHECK ("blank_counts"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blank_sources" (
	"item_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"supplier" text NOT NULL,
	"item_code" text NOT NULL,
	"color_code" text NOT NULL,
	"size_code" text NOT NULL,
	"shelf" text NOT NULL,
	CONSTRAINT "blank_sources_item_id_color_id_size_id_pk" PRIMARY KEY("item_id","color_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "batch_rules" (
	"method_id" integer PRIMARY KEY NOT NULL,
	"by_day" boolean NOT NULL,
	"by_item" boolean NOT NULL,
	"by_color" boolean NOT NULL,
	"by_size" boolean NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "batch_rules_most" CHECK ("batch_rules"."most" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "press_settings" (
	"method_id" integer NOT NULL,
	"ground" text NOT NULL,
	"pretreatment" text NOT NULL,
	"temperature" integer NOT NULL,
	"seconds" integer NOT NULL,
	"pressure" text NOT NULL,
	"finish" text NOT NULL,
	CONSTRAINT "press_settings_method_id_ground_pk" PRIMARY KEY("method_id","ground"),
	CONSTRAINT "press_settings_ground" CHECK ("press_settings"."ground" in ('cotton', 'polyester', 'hard')),
	CONSTRAINT "press_settings_heat" CHECK ("press_settings"."temperature" between 0 and 300 and "press_settings"."seconds" between 0 and 3600)
);
--> statement-breakpoint
CREATE TABLE "unit_photos" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"unit" bigint NOT NULL,
	"content_type" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	CONSTRAINT "unit_photos_user_id_unit_id_pk" PRIMARY KEY("user_id","unit","id")
);
--> statement-breakpoint
ALTER TABLE "batch_units" ADD CONSTRAINT "batch_units_batch_batches_number_fk" FOREIGN KEY ("batch") REFERENCES "public"."batches"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_units" ADD CONSTRAINT "batch_units_unit_fk" FOREIGN KEY ("user_id","unit") REFERENCES "public"."units"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_photos" ADD CONSTRAINT "unit_photos_unit_fk" FOREIGN KEY ("user_id","unit") REFERENCES "public"."units"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_units_one" ON "batch_units" USING btree ("user_id","unit") WHERE "batch_units"."is_current";--> statement-breakpoint
CREATE INDEX "batch_units_of_batch" ON "batch_units" USING btree ("batch","position");--> statement-breakpoint
CREATE INDEX "batches_of_making" ON "batches" USING btree ("making_id");--> statement-breakpoint
CREATE INDEX "batches_under_way" ON "batches" USING btree ("dispatch_by","number") WHERE "batches"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "unit_photos_taken" ON "unit_photos" USING btree ("taken_at");