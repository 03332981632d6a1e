import { Dialog as Base } from "@base-ui/react/dialog";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { type ReactNode, useRef } from "react";

interface SheetProps {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Its actions: in a bar that never scrolls away. */
  actions: ReactNode;
}

/** A dialog floating in the middle on a desktop and at the bottom edge on a phone. Open while mounted. */
export function Sheet({ onClose, title, description, children, actions }: SheetProps) {
  // The sheet itself, so that its title is read first.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop forceRender className="fixed inset-0 z-40 bg-deep/45" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-4">
          <Base.Popup
            ref={popup}
            initialFocus={popup}
            data-sheet=""
            className="flex max-h-[calc(100dvh-1.5rem)] w-full max-w-[720px] flex-col rounded-t-card bg-white shadow-float outline-none transition duration-300 sm:rounded-card starting:translate-y-2 starting:opacity-0"
          >
            <div className="shrink-0 px-5 pt-5 sm:px-8 sm:pt-7">
              <div className="flex items-start gap-3">
                <Base.Title className="min-w-0 flex-1 font-bold text-20 sm:text-28">{title}</Base.Title>
                <Base.Close render={<IconButton icon="close" label="閉じる" className="-mt-1.5 -mr-2" />} />
              </div>
              {description && <Base.Description className="mt-1 text-14">{description}</Base.Description>}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-8">{children}</div>
            <div className="grid shrink-0 gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8">
              {actions}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
