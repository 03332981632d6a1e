import { Button } from "@surimono/ui/button.tsx";
import { useLayoutEffect, useRef, useState } from "react";

interface CardFootButtonProps {
  label: string;
  /** The full label for screen readers, which may not read the card. */
  name: string;
  /** Resolves when it was confirmed and carried out, or cancelled. */
  onPress: () => Promise<void>;
}

/** Removes an account or its figures: small, below everything else. */
export function CardFootButton({ label, name, onPress }: CardFootButtonProps) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button disappears with what it removed; the focus continues at its card, not at the top of the page.
  useLayoutEffect(() => {
    const here = button.current;
    const card = here?.closest("li");
    return () => {
      if (here === document.activeElement) card?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="quiet"
      size={36}
      pending={busy}
      aria-label={name}
      onClick={() => {
        setBusy(true);
        void onPress().finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
