import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";

interface SaveBarProps {
  /** Chosen and not kept yet. */
  count: number;
  keptCount: number;
  /** Saves what is ticked. */
  children: ReactNode;
}

/** How many goods are ticked, and what to do with them. */
export function SaveBar({ count, keptCount, children }: SaveBarProps) {
  if (count === 0 && keptCount === 0) return null;
  return (
    <section
      aria-label="選んだアイテム"
      className="sticky bottom-[calc(var(--spacing)*2)] z-10 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-line bg-white p-3 shadow-float max-md:bottom-[4.5rem]"
    >
      <p className="num mr-auto font-bold text-14" aria-live="polite">
        {count > 0 ? `${count}点を選択中` : `${keptCount}点を保存しました`}
      </p>
      {count > 0 ? children : <LinkButton to="/my-items?itemTab=1">下書きを見る</LinkButton>}
    </section>
  );
}
