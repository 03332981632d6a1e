import { Dialog as Base } from "@base-ui/react/dialog";
import { createContext, type ReactNode, type RefObject, use, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface SheetProps {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** In a bar that never scrolls away; content that knows its own actions puts them there by `SheetFoot`. */
  actions?: ReactNode;
  /** `page` at the bottom edge of a phone, `tool` low and in the middle everywhere. */
  look?: keyof typeof looks | undefined;
  /** Maximum width in pixels; by default that of the look. */
  width?: number | undefined;
  /** Focused on opening instead of the sheet itself. */
  first?: RefObject<HTMLElement | null> | undefined;
  /** No closing by a press outside. */
  mustAnswer?: boolean | undefined;
}

const looks = {
  page: {
    width: 720,
    viewport: "items-end sm:items-center sm:p-4",
    popup:
      "max-h-[calc(100dvh-1.5rem)] rounded-t-card transition duration-300 sm:rounded-card starting:translate-y-2 starting:opacity-0",
    head: "px-5 pt-5 sm:px-8 sm:pt-7",
    top: "items-start gap-3",
    title: "text-20 sm:text-28",
    close: <IconButton icon="close" label="閉じる" className="-mt-1.5 -mr-2" />,
    body: "px-5 py-4 sm:px-8",
    foot: "grid px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8",
  },
  tool: {
    width: 560,
    viewport: "items-center p-4",
    popup: "max-h-[min(720px,calc(100dvh-2rem))] rounded-card",
    head: "border-line border-b py-2 pr-2 pl-5",
    top: "items-center gap-2",
    title: "text-16",
    close: <IconButton icon="close" label="閉じる" size={36} />,
    body: "p-5",
    foot: "flex flex-wrap justify-end px-5 py-3",
  },
} as const;

const Foot = createContext<HTMLElement | null>(null);

/** Actions of a part of the content, beside those of the sheet. */
export function SheetFoot({ children }: { children: ReactNode }) {
  const foot = use(Foot);
  return foot && createPortal(children, foot);
}

/** A dialog that scrolls between its title and its actions. Open while mounted. */
export function Sheet(props: SheetProps) {
  const { onClose, title, description, children, actions, look = "page", first, mustAnswer = false } = props;
  // The sheet itself, so that its title is read first; a focused close button would look like the suggested action.
  const popup = useRef<HTMLDivElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const style = looks[look];
  const { width = style.width } = props;
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()} disablePointerDismissal={mustAnswer}>
      <Base.Portal>
        <Base.Backdrop forceRender className="fixed inset-0 z-40 bg-deep/45" />
        <Base.Viewport className={classNames("fixed inset-0 z-40 flex justify-center", style.viewport)}>
          <Base.Popup
            ref={popup}
            initialFocus={first ?? popup}
            data-sheet=""
            style={{ maxWidth: width }}
            className={classNames("flex w-full flex-col bg-white shadow-float outline-none", style.popup)}
          >
            <div className={classNames("shrink-0", style.head)}>
              <div className={classNames("flex", style.top)}>
                <Base.Title className={classNames("min-w-0 flex-1 font-bold", style.title)}>{title}</Base.Title>
                <Base.Close render={style.close} />
              </div>
              {description && <Base.Description className="mt-1 text-14">{description}</Base.Description>}
            </div>
            <div className={classNames("min-h-0 flex-1 overflow-y-auto overscroll-contain", style.body)}>
              <Foot value={foot}>{children}</Foot>
            </div>
            <div ref={setFoot} className={classNames("shrink-0 gap-3 border-line border-t empty:hidden", style.foot)}>
              {actions}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
