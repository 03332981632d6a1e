import { Icon } from "./icon.tsx";
import { useStore } from "./store.ts";
import { dismissToast, type Toast, toasts } from "./toast.ts";

const none: readonly Toast[] = [];
const icons = { info: "info", success: "check", error: "warning" } as const;

/** Mounted once in the root. The region is always in the page, so that screen readers notice what enters it. */
export function ToastArea() {
  const shown = useStore(toasts, none);
  return (
    <div
      aria-live="polite"
      // Above a sheet, whose buttons are in its place.
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 md:bottom-8 print:hidden [body:has([data-sheet])_&]:top-3 [body:has([data-sheet])_&]:bottom-auto"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-card bg-deep py-1 pr-1 pl-4 text-14 text-white shadow-float transition duration-200 starting:translate-y-2 starting:opacity-0"
        >
          <Icon name={icons[toast.tone]} className={toast.tone === "error" ? "text-amber" : ""} />
          <span className="py-2">{toast.message}</span>
          <button
            type="button"
            aria-label="お知らせを閉じる"
            onClick={() => dismissToast(toast.id)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-ctl hover:bg-ink"
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
