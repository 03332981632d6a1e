CREATE TABLE "estimates" (
	"user_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"promised" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "estimates_user_id_document_id_pk" PRIMARY KEY("user_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "held_price" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "held_pieces" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimates_until" ON "estimates" USING btree ("until");--> statement-breakpoint
CREATE INDEX "cart_lines_held" ON "cart_lines" USING btree ("held_until") WHERE "cart_lines"."held_until" is not null;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_held_whole" CHECK (num_nulls("cart_lines"."held_price", "cart_lines"."held_pieces", "cart_lines"."held_until") in (0, 3));