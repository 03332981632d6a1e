import { Badge } from "@surimono/ui/badge.tsx";
import type { ComponentProps } from "react";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon">;

const LOOKS: Readonly<Record<number, Look>> = {
  1: { tone: "plain", icon: "box" },
  5: { tone: "plain", icon: "box" },
  6: { tone: "plain", icon: "box" },
  2: { tone: "ok", icon: "truck" },
  3: { tone: "ok", icon: "check" },
  4: { tone: "red", icon: "close" },
};

/** The status by its name; blank for a code without one (rule orders-status-codes). */
export function StatusBadge({ status, name }: { status: number; name: string }) {
  if (!name) return null;
  return <Badge {...LOOKS[status]}>{name}</Badge>;
}
