import { Dialog as Base } from "@base-ui/react/dialog";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom. In a `screen` dialog they are in a bar that never scrolls away. */
  actions?: ReactNode;
  /** `card` floats in the middle, `screen` fills the window (item detail, my-item editor). */
  kind?: "card" | "screen" | undefined;
  /** Maximum width of a card in pixels; by default 480. */
  width?: number | undefined;
  /** More controls beside the close button of a `screen` dialog. */
  headerAside?: ReactNode;
  /** For dialogs that must be answered: no closing by the backdrop. */
  mustAnswer?: boolean | undefined;
  /** A `card` with a close button at the top, where nothing is asked. A `screen` always has one. */
  closable?: boolean | undefined;
  /** Of a `card`, what has the focus first; by default its first control. */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
  /** The keys of a `screen`: the library keeps arrows from what is around it. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Traps the focus and returns it, closes on Escape, hides the page behind from screen readers. */
export function Dialog(props: DialogProps) {
  const { open, onClose, kind = "card", width = 480, mustAnswer = false } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={mustAnswer}>
      <Base.Portal>
        <Base.Backdrop
          forceRender={kind === "card"}
          className="fixed inset-0 z-40 bg-deep/45 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        {kind === "screen" ? (
          <ScreenPopup {...props} />
        ) : (
          <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center overflow-y-auto p-4">
            <Base.Popup
              style={{ maxWidth: width }}
              initialFocus={props.focusFirst}
              className={classNames(
                "my-auto w-full rounded-card bg-white p-6 shadow-float outline-none transition duration-300 sm:p-8",
                "data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
                "data-nested-dialog-open:brightness-75",
              )}
            >
              <div className="flex items-start gap-3">
                <Base.Title className="min-w-0 flex-1 font-bold text-20 sm:text-28">{props.title}</Base.Title>
                {props.closable && (
                  <Base.Close render={<IconButton icon="close" label="閉じる" className="-mt-1.5 -mr-2" />} />
                )}
              </div>
              {props.description && (
                <Base.Description className="mt-3 leading-relaxed">{props.description}</Base.Description>
              )}
              {props.children && <div className="mt-4">{props.children}</div>}
              {props.actions && (
                <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">{props.actions}</div>
              )}
            </Base.Popup>
          </Base.Viewport>
        )}
      </Base.Portal>
    </Base.Root>
  );
}

function ScreenPopup({ title, description, children, actions, headerAside, onKeyDown }: DialogProps) {
  // The screen itself, so that its title is read first; a focused close button would look like the suggested action.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Popup
      ref={popup}
      initialFocus={popup}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 flex flex-col bg-white outline-none transition duration-300 data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <div className="shrink-0 border-line border-b">
        <div className="page flex min-h-14 items-center gap-3 md:min-h-16">
          <Base.Title className="min-w-0 truncate font-bold text-16">{title}</Base.Title>
          {description && (
            <Base.Description className="truncate text-14 text-mute max-sm:hidden">{description}</Base.Description>
          )}
          <div className="-mr-2 ml-auto flex items-center gap-1">
            {headerAside}
            <Base.Close render={<IconButton icon="close" label="閉じる" />} />
          </div>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {actions && (
        <div className="shrink-0 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-bar">
          <div className="page flex items-center gap-3 py-3 md:gap-6 md:py-4">{actions}</div>
        </div>
      )}
    </Base.Popup>
  );
}
