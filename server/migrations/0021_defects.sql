CREATE TABLE "defect_photos" (
	"user_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	CONSTRAINT "defect_photos_user_id_report_id_position_pk" PRIMARY KEY("user_id","report_id","position")
);
--> statement-breakpoint
CREATE TABLE "defect_pieces" (
	"user_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "defect_pieces_user_id_report_id_line_id_pk" PRIMARY KEY("user_id","report_id","line_id"),
	CONSTRAINT "defect_pieces_quantity" CHECK ("defect_pieces"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "defect_reports" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"request_key" uuid NOT NULL,
	"arrived_on" date NOT NULL,
	"wish" text NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"resolution" text,
	"refund_id" uuid,
	"answer" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "defect_reports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "defect_reports_once" UNIQUE("user_id","request_key"),
	CONSTRAINT "defect_reports_resolved" CHECK (("defect_reports"."resolution" is not null) = ("defect_reports"."state" in ('accepted', 'done')))
);
--> statement-breakpoint
ALTER TABLE "defect_photos" ADD CONSTRAINT "defect_photos_user_id_report_id_defect_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."defect_reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defect_pieces" ADD CONSTRAINT "defect_pieces_user_id_report_id_defect_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."defect_reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defect_reports_order" ON "defect_reports" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "defect_reports_state" ON "defect_reports" USING btree ("state","id");