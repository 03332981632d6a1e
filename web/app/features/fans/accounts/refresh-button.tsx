import { Button } from "@surimono/ui/button.tsx";
import { useEffect, useState } from "react";

interface RefreshButtonProps {
  label: string;
  /** The earliest time of the next request; null: now. */
  next: string | null | undefined;
  /** Resolves when it is known whether an analysis was begun. */
  onAsk: () => Promise<unknown>;
  wide?: boolean;
}

const clock = new Intl.DateTimeFormat("ja-JP", { hour: "numeric", minute: "2-digit" });

/** Requests a new analysis. Too soon after the last one, it says when it becomes possible. */
export function RefreshButton({ label, next, onAsk, wide = false }: RefreshButtonProps) {
  const [busy, setBusy] = useState(false);
  const [now, setNow] = useState(Date.now);
  const nextAt = next ? Date.parse(next) : 0;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, nextAt - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAt]);
  const isEarly = nextAt > now;
  return (
    <Button
      icon="refresh"
      wide={wide}
      pending={busy}
      disabled={isEarly}
      onClick={() => {
        setBusy(true);
        void onAsk().finally(() => setBusy(false));
      }}
    >
      {isEarly ? `${clock.format(nextAt)}から更新できます` : label}
    </Button>
  );
}
