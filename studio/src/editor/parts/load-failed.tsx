import { Button } from "@surimono/ui/button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";

/** Shown instead of what could not be fetched or drawn. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-ctl bg-paper p-4 text-14 text-deep">
      <p className="flex items-start gap-2">
        <StudioIcon name="warning" size={18} className="mt-0.5 text-warn" />
        読み込めませんでした。デザインはそのまま残っています。
      </p>
      <Button size={36} icon="refresh" onClick={onRetry}>
        もう一度
      </Button>
    </div>
  );
}
