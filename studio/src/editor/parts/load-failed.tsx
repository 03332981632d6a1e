import { StudioIcon } from "@surimono/ui/studio-icon.tsx";

/** Shown instead of what could not be fetched or drawn. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-ctl bg-paper p-4 text-14 text-deep">
      <p className="flex items-start gap-2">
        <StudioIcon name="warning" size={18} className="mt-0.5 text-warn" />
        読み込めませんでした。デザインはそのまま残っています。
      </p>
      <button
        type="button"
        className="flex min-h-9 items-center gap-1.5 rounded-ctl border border-ctl bg-white px-4 font-bold hover:bg-tint max-md:min-h-11"
        onClick={onRetry}
      >
        <StudioIcon name="refresh" size={16} />
        もう一度
      </button>
    </div>
  );
}
