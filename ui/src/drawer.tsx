import { Drawer as Base } from "@base-ui/react/drawer";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Read by screen readers, and shown unless `header` replaces it. */
  title: string;
  header?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Id of the control that gets the focus instead of the first one. */
  focusFirst?: string | undefined;
  side?: "left" | "right" | "bottom" | undefined;
}

const sides = {
  left: {
    viewport: "justify-start",
    popup:
      "h-full w-[min(340px,calc(100vw-48px))] [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]",
  },
  right: {
    viewport: "justify-end",
    popup:
      "h-full w-[min(420px,calc(100vw-48px))] [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]",
  },
  bottom: {
    viewport: "items-end",
    popup:
      "max-h-[calc(100dvh-48px)] w-full rounded-t-card [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]",
  },
} as const;

/** Slides in over 300 ms (rule frame-side-menu), and can be swiped away to the side it came from. */
export function Drawer({ open, onClose, title, header, children, actions, focusFirst, side = "left" }: DrawerProps) {
  // A drawer open on its first render does not slide, and most are first rendered when opened.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  return (
    <Base.Root
      open={shown}
      onOpenChange={(next) => !next && onClose()}
      swipeDirection={side === "bottom" ? "down" : side}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-deep opacity-[calc(0.45*(1-var(--drawer-swipe-progress)))] transition-opacity duration-300 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className={classNames("fixed inset-0 z-40 flex", sides[side].viewport)}>
          <Base.Popup
            initialFocus={() => (focusFirst ? document.getElementById(focusFirst) : true)}
            className={classNames(
              "flex touch-auto flex-col bg-white shadow-float outline-none transition-transform duration-300 data-swiping:select-none data-swiping:duration-0",
              sides[side].popup,
            )}
          >
            <div className="flex min-h-14 shrink-0 items-center border-line border-b pr-2 pl-5">
              <Base.Title className={header ? "sr-only" : "font-bold text-16"}>{title}</Base.Title>
              {header}
              <Base.Close render={<IconButton icon="close" label="閉じる" className="ml-auto" />} />
            </div>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</Base.Content>
            {actions && (
              <div className="flex shrink-0 gap-3 border-line border-t p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
                {actions}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
