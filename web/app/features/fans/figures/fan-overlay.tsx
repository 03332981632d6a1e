import type { ReactNode } from "react";
import { EmptyBars, EmptyNumber, EmptyRing, EmptyWords } from "../charts/empty-charts.tsx";

const BEHIND = [
  { name: "number", chart: <EmptyNumber /> },
  { name: "ring", chart: <EmptyRing /> },
  { name: "bars", chart: <EmptyBars /> },
  { name: "words", chart: <EmptyWords /> },
];

interface FanOverlayProps {
  mark: ReactNode;
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  actions?: ReactNode;
  /** An error, rather than under way or not begun. */
  alert?: boolean;
}

/** Over the grey charts, which a phone has no room for: why they are empty. */
export function FanOverlay({ mark, title, children, actions, alert = false }: FanOverlayProps) {
  return (
    <div className="grid">
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid grid-cols-2 content-start gap-x-16 gap-y-10 opacity-70 max-md:hidden print:hidden"
      >
        {BEHIND.map(({ name, chart }) => (
          <div key={name} className="flex h-64 items-center justify-center border-line border-t pt-6">
            {chart}
          </div>
        ))}
      </div>
      {/* Positioned, or the half-transparent charts behind would be painted over it. */}
      <div className="relative col-start-1 row-start-1 flex justify-center px-2 py-6 md:py-16">
        <section
          role={alert ? "alert" : "status"}
          className="flex w-full max-w-lg flex-col items-center self-center rounded-card bg-white p-6 text-center shadow-float md:p-10"
        >
          <span className="flex size-14 items-center justify-center text-red">{mark}</span>
          <h2 className="mt-4 font-bold text-20 md:text-28">{title}</h2>
          <div className="mt-3 max-w-md text-balance leading-relaxed">{children}</div>
          {actions && <div className="mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>}
        </section>
      </div>
    </div>
  );
}
