import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

type BadgeTone = "plain" | "red" | "filled" | "ok" | "warn";

const tones: Record<BadgeTone, string> = {
  plain: "border-line bg-white text-ink",
  red: "border-red/30 bg-tint text-red-text",
  filled: "border-transparent bg-red-text font-bold text-white",
  ok: "border-ok/30 bg-ok-tint text-ok",
  warn: "border-warn/30 bg-warn-tint text-warn",
};

/** A state or a tag. A state always has its icon, so that colour is never the only sign. */
export function Badge({ tone = "plain", icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-ctl border px-2 py-0.5 text-12 ${tones[tone]}`}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** The number on the cart or the bell; nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="num inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-red-text px-1 font-bold text-[12px] text-white leading-none">
      {count > 99 ? "99+" : count}
    </span>
  );
}
