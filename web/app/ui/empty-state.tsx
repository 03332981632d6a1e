import type { ReactNode } from "react";
import { RegistrationMark } from "./registration-mark.tsx";

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  action?: ReactNode;
  art?: ReactNode;
}

export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center">
      {art ?? <RegistrationMark size={40} className="text-ctl" />}
      <p className="mt-6 text-balance font-bold text-20 text-deep">{title}</p>
      {children && <p className="mt-2 max-w-md leading-relaxed">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
