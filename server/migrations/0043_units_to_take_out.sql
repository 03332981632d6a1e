CREATE TABLE "units_to_take_out" (
	"user_id" text NOT NULL,
	"unit" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel" integer,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "units_to_take_out_user_id_unit_pk" PRIMARY KEY("user_id","unit")
);
--> statement-breakpoint
-- lives with 0041_edited_pages: the constraint refuses less than before, and old rows keep to it
ALTER TABLE "unit_movements" DROP CONSTRAINT "unit_movements_somewhere";--> statement-breakpoint
ALTER TABLE "units_to_take_out" ADD CONSTRAINT "units_to_take_out_unit_fk" FOREIGN KEY ("user_id","unit") REFERENCES "public"."units"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "units_to_take_out_order" ON "units_to_take_out" USING btree ("user_id","order_id");--> statement-breakpoint
ALTER TABLE "unit_movements" ADD CONSTRAINT "unit_movements_somewhere" CHECK ("unit_movements"."from_state" <> "unit_movements"."to_state" or "unit_movements"."to_state" = 'cancelled') NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "apply_unit_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE units SET state = NEW.to_state, held_from = CASE WHEN NEW.to_state = 'held' THEN NEW.from_state END,
		rejects = rejects + CASE WHEN NEW.to_state = 'rejected' AND NEW.from_state IN ('printed', 'checked', 'packed') AND NEW.undoes IS NULL THEN 1 ELSE 0 END,
		reason = CASE WHEN NEW.to_state IN ('held', 'rejected') THEN NEW.reason END,
		moved_at = NEW.at, operator_id = NEW.operator_id
	WHERE user_id = NEW.user_id AND number = NEW.unit AND state = NEW.from_state;
	IF NOT FOUND THEN RAISE EXCEPTION 'unit % is not %', NEW.unit, NEW.from_state; END IF;
	-- Cancelled in its box it lies there until somebody takes it out, which is the one movement that leads nowhere.
	IF NEW.from_state = 'packed' AND NEW.to_state = 'cancelled' THEN
		INSERT INTO units_to_take_out (user_id, unit, order_id, parcel, since)
		SELECT user_id, number, order_id, parcel, NEW.at FROM units WHERE user_id = NEW.user_id AND number = NEW.unit;
	ELSIF NEW.from_state = NEW.to_state THEN
		DELETE FROM units_to_take_out WHERE user_id = NEW.user_id AND unit = NEW.unit;
		IF NOT FOUND THEN RAISE EXCEPTION 'unit % lies in no box', NEW.unit; END IF;
	END IF;
	RETURN NULL;
END $$;