-- Triggers that do the same on Citus, which keeps the rows of a table in tables whose names end in a number, and shows a statement on
-- another table none of the rows just written.
CREATE OR REPLACE FUNCTION order_pieces_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	FOR changed IN SELECT DISTINCT user_id, order_id FROM written LOOP
		IF EXISTS (
			SELECT 1 FROM order_lines line
			WHERE line.user_id = changed.user_id AND line.order_id = changed.order_id
				AND line.quantity <> coalesce((
					SELECT sum(piece.quantity) FROM order_pieces piece
					WHERE piece.user_id = changed.user_id AND piece.order_id = changed.order_id AND piece.line_id = line.id
				), 0)
		) THEN
			RAISE EXCEPTION 'the pieces of the parcels do not add up to the lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_pieces_add_up';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept text := regexp_replace(TG_TABLE_NAME, '_[0-9]+$', '');
BEGIN
	IF TG_OP = 'DELETE' AND kept = 'documents' THEN
		IF OLD.issued_at < now() - interval '7 years' THEN RETURN OLD; END IF;
	ELSIF TG_OP = 'DELETE' AND kept IN ('document_orders', 'document_files') THEN
		IF NOT EXISTS (SELECT 1 FROM documents WHERE user_id = OLD.user_id AND id = OLD.document_id) THEN RETURN OLD; END IF;
	ELSIF TG_OP = 'UPDATE' AND kept = 'document_counters' THEN
		IF NEW.kind = OLD.kind AND NEW.year = OLD.year AND NEW.last = OLD.last + 1 THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: documents are kept as they were issued', TG_OP, kept;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept text := regexp_replace(TG_TABLE_NAME, '_[0-9]+$', '');
BEGIN
	IF kept = 'stored_pieces' THEN
		-- A movement changes them from within its own trigger.
		IF TG_OP = 'INSERT' AND NEW.on_hand = 0 AND NEW.reserved = 0 THEN RETURN NEW; END IF;
		IF TG_OP = 'UPDATE' AND (pg_trigger_depth() > 1 OR (NEW.on_hand, NEW.reserved) = (OLD.on_hand, OLD.reserved)) THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: what is stored changes by new movements only', TG_OP, kept;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_billing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept text := regexp_replace(TG_TABLE_NAME, '_[0-9]+$', '');
	moment timestamptz;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF kept = 'bill_orders' THEN
			IF NOT EXISTS (SELECT 1 FROM bills WHERE user_id = OLD.user_id AND id = OLD.bill_id) THEN RETURN OLD; END IF;
		ELSE
			moment := CASE kept WHEN 'bills' THEN to_jsonb(OLD)->>'issued_at' WHEN 'bill_entries' THEN to_jsonb(OLD)->>'recorded_at' ELSE to_jsonb(OLD)->>'imported_at' END;
			IF moment < now() - interval '7 years' THEN RETURN OLD; END IF;
		END IF;
	END IF;
	RAISE EXCEPTION '% of % is refused: bills and payments are kept as they were recorded', TG_OP, kept;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept text := regexp_replace(TG_TABLE_NAME, '_[0-9]+$', '');
BEGIN
	-- A movement changes them from within its own trigger; only its state is guarded.
	IF kept = 'units' AND (pg_trigger_depth() > 1 OR
		(NEW.state, NEW.held_from, NEW.rejects, NEW.moved_at, NEW.operator_id) IS NOT DISTINCT FROM (OLD.state, OLD.held_from, OLD.rejects, OLD.moved_at, OLD.operator_id)) THEN RETURN NEW; END IF;
	RAISE EXCEPTION '% of % is refused: units change by new movements only', TG_OP, kept;
END $$;
