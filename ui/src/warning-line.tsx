import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A sentence beside its subject: what is wrong and how to fix it. */
export function WarningLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-2 flex items-start gap-1.5 text-14 text-warn">
      <Icon name="warning" size={18} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
