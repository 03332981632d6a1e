import { Button } from "@surimono/ui/button.tsx";
import { type ReactNode, Suspense, useRef, useState } from "react";

/** A button whose card shows while either is pointed at or holds the focus. The card is first made when it is wanted. */
export function FanHover({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does, the button in it does for the keyboard.
    <div
      className="relative z-20"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        // What holds the focus in the card is about to go.
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

/** Pointing has opened the card already: a press with the mouse must not close it. */
function isMouse(event: Event): boolean {
  return "pointerType" in event && event.pointerType === "mouse";
}
