CREATE TABLE "ticket_entries" (
	"ticket_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"message_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_entries_ticket_id_id_pk" PRIMARY KEY("ticket_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"ticket_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	CONSTRAINT "ticket_files_ticket_id_entry_id_position_pk" PRIMARY KEY("ticket_id","entry_id","position")
);
--> statement-breakpoint
CREATE TABLE "ticket_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "ticket_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"owner_id" uuid,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text,
	"cause" text,
	"opened_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "tickets_cause_unique" UNIQUE("cause"),
	CONSTRAINT "tickets_states" CHECK ("tickets"."state" in ('open', 'waiting', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entries_message" ON "ticket_entries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_entries_user" ON "ticket_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_files_user" ON "ticket_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","moved_at","id");--> statement-breakpoint
CREATE INDEX "tickets_moved" ON "tickets" USING btree ("moved_at","id");--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("owner_id","moved_at","id");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree ("email","moved_at");--> statement-breakpoint
CREATE INDEX "tickets_name" ON "tickets" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
-- What was asked before is a ticket too; nobody knows which of it was answered by hand, so it is closed.
INSERT INTO "tickets" ("id", "key", "kind", "state", "user_id", "name", "email", "phone", "subject", "cause", "opened_at", "moved_at")
SELECT gen_random_uuid(), translate(substr(md5(random()::text), 1, 8), '01', 'gh'), 'inquiry', 'closed', "user_id", "name", lower("email"), "phone",
  CASE "topic" WHEN 'item' THEN 'アイテムについて' WHEN 'design' THEN 'デザインと印刷について' WHEN 'order' THEN 'ご注文とお届けについて' WHEN 'defect' THEN '不良品・相違品について' WHEN 'business' THEN '法人のご利用について' WHEN 'account' THEN '会員登録とログインについて' ELSE 'その他' END, 'inquiry ' || "id", "created_at", "created_at"
FROM "inquiries" ORDER BY "created_at";--> statement-breakpoint
INSERT INTO "ticket_entries" ("ticket_id", "id", "user_id", "kind", "by", "text", "at")
SELECT t."id", gen_random_uuid(), i."user_id", 'customer', '', i."message", i."created_at"
FROM "inquiries" i JOIN "tickets" t ON t."cause" = 'inquiry ' || i."id";
