import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { ReactNode } from "react";
import { useEditorState } from "../session/session-context.ts";

/** In a corner of the canvas: how it shows the colours. On a phone with room one below the other, as the sides are beside it. */
export function ViewStrip({ children }: { readonly children: ReactNode }) {
  const isLow = useIsLow();
  return (
    <div
      className={`absolute top-10 right-4 z-10 flex items-center rounded-card bg-white shadow-float max-md:top-3 max-md:right-auto max-md:left-3 ${isLow ? "" : "max-md:flex-col max-md:items-stretch"}`}
    >
      {children}
    </div>
  );
}

/** With a sheet open there is little height: then the words give way to the design. */
const LOW = 400;

export function ViewToggle({ isOn, onClick }: { readonly isOn: boolean; readonly onClick: () => void }) {
  const isLow = useIsLow();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`flex min-h-11 items-center gap-2 rounded-card px-3 text-14 hover:bg-paper ${isOn ? "font-bold text-red-text" : "text-ink"}`}
      onClick={onClick}
    >
      <StudioIcon name="eye" size={18} />
      <span className={isLow ? "md:not-sr-only sr-only" : ""}>刷り上がりの色を見る</span>
    </button>
  );
}

function useIsLow(): boolean {
  return useEditorState(({ viewport }) => viewport.height > 0 && viewport.height < LOW);
}
