import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const tones = {
  info: { icon: "info", style: "border-line bg-paper text-ink" },
  ok: { icon: "check", style: "border-ok/30 bg-ok-tint text-ok" },
  warn: { icon: "warning", style: "border-warn/30 bg-warn-tint text-warn" },
  error: { icon: "error", style: "border-red/40 bg-tint text-red-text" },
} as const;

/** A permanent message: why something cannot be done, what changed, what to check. */
export function Notice({ tone = "info", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <div className={`flex items-start gap-2.5 rounded-ctl border px-4 py-3 text-14 ${tones[tone].style}`}>
      <Icon name={tones[tone].icon} size={18} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
