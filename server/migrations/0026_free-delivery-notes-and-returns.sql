CREATE TABLE "stock_returns" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "stock_returns_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_amount_positive";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_amount_positive" CHECK (("documents"."amount" > 0 or "documents"."amount" = 0 and "documents"."kind" = 'delivery') and "documents"."count" > 0);
--> statement-breakpoint
-- Of a line no more pieces are given back in a parcel than the parcel holds. Money that did go back is recorded whatever this says: only
-- what is decided is judged.
CREATE FUNCTION order_refund_pieces_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held integer;
	given integer;
BEGIN
	PERFORM FROM orders WHERE user_id = NEW.user_id AND id = NEW.order_id FOR NO KEY UPDATE;
	SELECT CASE
		WHEN EXISTS (SELECT FROM order_pieces WHERE user_id = NEW.user_id AND order_id = NEW.order_id) THEN (
			SELECT coalesce(sum(piece.quantity), 0) FROM order_pieces piece
			WHERE piece.user_id = NEW.user_id AND piece.order_id = NEW.order_id AND piece.line_id = NEW.line_id
				AND piece.position = refund.position)
		ELSE (
			SELECT line.quantity FROM order_lines line
			WHERE line.user_id = NEW.user_id AND line.order_id = NEW.order_id AND line.id = NEW.line_id)
	END INTO held
	FROM order_refunds refund
	WHERE refund.user_id = NEW.user_id AND refund.order_id = NEW.order_id AND refund.id = NEW.refund_id;
	SELECT sum(piece.quantity) INTO given
	FROM order_refund_pieces piece
	JOIN order_refunds refund ON refund.user_id = piece.user_id AND refund.order_id = piece.order_id AND refund.id = piece.refund_id
	JOIN order_refunds asked ON asked.user_id = NEW.user_id AND asked.order_id = NEW.order_id AND asked.id = NEW.refund_id
	WHERE piece.user_id = NEW.user_id AND piece.order_id = NEW.order_id AND piece.line_id = NEW.line_id
		AND refund.position = asked.position AND (refund.state <> 'failed' OR refund.id = asked.id);
	IF given > coalesce(held, 0) THEN
		RAISE EXCEPTION 'more pieces are given back than the parcel holds' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refund_pieces_fit';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_refund_pieces_fit_on_insert AFTER INSERT ON "order_refund_pieces" FOR EACH ROW EXECUTE FUNCTION order_refund_pieces_fit();
--> statement-breakpoint
CREATE TRIGGER order_refund_pieces_fit_on_update AFTER UPDATE OF "quantity", "line_id" ON "order_refund_pieces" FOR EACH ROW EXECUTE FUNCTION order_refund_pieces_fit();
