import type { ReactNode } from "react";

interface PaperPanelProps {
  title: string;
  children: ReactNode;
}

/** The one sheet of paper on a page: an order's total and actions. Stays in view beside a long list. */
export function PaperPanel({ title, children }: PaperPanelProps) {
  return (
    <section aria-label={title} className="paper self-start rounded-card p-5 sm:p-7 md:sticky md:top-6">
      <h2 className="font-bold text-20 max-md:text-16 lg:text-16">{title}</h2>
      {children}
    </section>
  );
}
