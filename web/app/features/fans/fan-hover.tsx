import { Button } from "@surimono/ui/button.tsx";
import { type ReactNode, Suspense, useRef, useState } from "react";

/** A button with a card that shows while either has hover or focus. The card is rendered when first needed. */
export function FanHover({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard.
    <div
      className="relative z-20"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        // The focused element in the card is about to disappear.
        button.current?.focus();
        setOpen(false);
      }}
    >
      <Button
        ref={button}
        size={36}
        aria-expanded={open}
        onClick={({ nativeEvent }) => setOpen(!open || isMouse(nativeEvent))}
      >
        ファン情報
      </Button>
      {open && (
        <div className="absolute top-full left-0 w-[528px] pt-2 wide:w-[696px]">
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      )}
    </div>
  );
}

/** Hover has already opened the card: a mouse press must not close it. */
function isMouse(event: Event): boolean {
  return "pointerType" in event && event.pointerType === "mouse";
}
