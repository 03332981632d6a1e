ALTER TABLE "sign_ups" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "code_expires_at" timestamp with time zone;