CREATE TABLE "courier_exports" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"courier" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_exports_user_id_order_id_position_file_id_pk" PRIMARY KEY("user_id","order_id","position","file_id")
);
--> statement-breakpoint
CREATE INDEX "courier_exports_file" ON "courier_exports" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "courier_exports" ADD CONSTRAINT "courier_exports_parcel_fk" FOREIGN KEY ("user_id","order_id","position") REFERENCES "public"."order_destinations"("user_id","order_id","position") ON DELETE cascade;
