import { Button } from "@surimono/ui/button.tsx";
import { useLayoutEffect, useRef, useState } from "react";

interface CardFootButtonProps {
  label: string;
  /** The label with what it is about, for those who hear it without its card. */
  name: string;
  /** Done when it is asked and, if wanted, carried out. */
  onPress: () => Promise<void>;
}

/** What takes an account or its figures away: small, below all else. */
export function CardFootButton({ label, name, onPress }: CardFootButtonProps) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It goes with what it took away; who pressed it goes on from its card, and not from the top of the page.
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
