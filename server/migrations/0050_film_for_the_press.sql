ALTER TABLE "press_gangs" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "press_gangs" ADD COLUMN "laid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "press_gangs" ADD COLUMN "done_at" timestamp with time zone;