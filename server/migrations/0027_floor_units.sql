CREATE TABLE "unit_movements" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "unit_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"unit" bigint NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"operator_id" uuid,
	"scan_id" uuid,
	"undoes" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_movements_user_id_unit_id_pk" PRIMARY KEY("user_id","unit","id"),
	CONSTRAINT "unit_movements_cause" CHECK ("unit_movements"."cause" in ('scan', 'undo', 'hand', 'order', 'shop')),
	CONSTRAINT "unit_movements_somewhere" CHECK ("unit_movements"."from_state" <> "unit_movements"."to_state")
);
--> statement-breakpoint
CREATE TABLE "unit_orders" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"fulfilment" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_orders_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"user_id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "units_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"parcel" integer,
	"state" text NOT NULL,
	"held_from" text,
	"rejects" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"moved_at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	CONSTRAINT "units_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "units_of_line" UNIQUE("user_id","order_id","line_id","ordinal"),
	CONSTRAINT "units_state" CHECK ("units"."state" in ('received', 'ready', 'printed', 'checked', 'packed', 'shipped', 'stored', 'rejected', 'held', 'cancelled')),
	CONSTRAINT "units_held" CHECK (("units"."state" = 'held') = ("units"."held_from" is not null)),
	CONSTRAINT "units_ordinal" CHECK ("units"."ordinal" > 0)
);
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_order_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."unit_orders"("user_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unit_movements_scan" ON "unit_movements" USING btree ("scan_id") WHERE "unit_movements"."scan_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "units_number" ON "units" USING btree ("number");--> statement-breakpoint
CREATE INDEX "units_open" ON "units" USING btree ("state","number") WHERE "units"."state" not in ('shipped', 'stored', 'cancelled');--> statement-breakpoint
ALTER TABLE "unit_orders" ADD CONSTRAINT "unit_orders_order_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."orders"("user_id","id") ON DELETE cascade;--> statement-breakpoint
CREATE FUNCTION "apply_unit_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE units SET state = NEW.to_state, held_from = CASE WHEN NEW.to_state = 'held' THEN NEW.from_state END,
		rejects = rejects + CASE WHEN NEW.to_state = 'rejected' AND NEW.from_state IN ('printed', 'checked', 'packed') AND NEW.undoes IS NULL THEN 1 ELSE 0 END,
		reason = CASE WHEN NEW.to_state IN ('held', 'rejected') THEN NEW.reason END,
		moved_at = NEW.at, operator_id = NEW.operator_id
	WHERE user_id = NEW.user_id AND number = NEW.unit AND state = NEW.from_state;
	IF NOT FOUND THEN RAISE EXCEPTION 'unit % is not %', NEW.unit, NEW.from_state; END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unit_movements_apply" AFTER INSERT ON "unit_movements" FOR EACH ROW EXECUTE FUNCTION "apply_unit_movement"();--> statement-breakpoint
CREATE FUNCTION "refuse_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A movement changes them from within its own trigger; only its state is guarded.
	IF TG_TABLE_NAME = 'units' AND (pg_trigger_depth() > 1 OR
		(NEW.state, NEW.held_from, NEW.rejects, NEW.moved_at, NEW.operator_id) IS NOT DISTINCT FROM (OLD.state, OLD.held_from, OLD.rejects, OLD.moved_at, OLD.operator_id)) THEN RETURN NEW; END IF;
	RAISE EXCEPTION '% of % is refused: units change by new movements only', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "units_by_movement" BEFORE UPDATE ON "units" FOR EACH ROW EXECUTE FUNCTION "refuse_unit_change"();--> statement-breakpoint
CREATE TRIGGER "unit_movements_kept" BEFORE UPDATE OR DELETE ON "unit_movements" FOR EACH ROW EXECUTE FUNCTION "refuse_unit_change"();--> statement-breakpoint
CREATE TRIGGER "unit_movements_whole" BEFORE TRUNCATE ON "unit_movements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unit_change"();
