import { Button } from "@surimono/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ChosenPieces } from "./use-pieces.ts";

/** The only main button: into the cart, then in the same place on to the cart. */
export function CartButton({ chosen, className }: { chosen: ChosenPieces; className?: string }) {
  if (chosen.added > 0)
    return (
      <LinkButton to="/cart" variant="primary" size={56} iconAfter="arrow-right" className={className}>
        カートを見る
      </LinkButton>
    );
  return (
    <Button
      variant="primary"
      size={56}
      icon="cart"
      pending={chosen.busy}
      disabled={chosen.count === 0}
      onClick={() => void chosen.add()}
      className={className}
    >
      カートに入れる
    </Button>
  );
}
