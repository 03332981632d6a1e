import { IconButton } from "@surimono/ui/icon-button.tsx";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { GoodsSlot } from "../panels/goods/goods-slot.tsx";
import { useSession } from "../session/session-context.ts";
import { GOODS_BUTTON } from "./goods-button.tsx";

/** Below its button, beside the workbench, so a choice shows on the goods at once. A press outside or Escape closes it. */
export function GoodsPopover() {
  const { store } = useSession();
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    const press = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !element.current?.contains(target);
      if (isOutside && !target.closest(`#${GOODS_BUTTON}`)) store.set({ panel: undefined });
    };
    addEventListener("pointerdown", press, true);
    return () => removeEventListener("pointerdown", press, true);
  }, [store]);

  function close(): void {
    document.getElementById(GOODS_BUTTON)?.focus({ preventScroll: true });
    store.set({ panel: undefined });
  }

  function keyed(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    // The studio would clear the selection.
    event.stopPropagation();
    close();
  }

  return (
    <section
      ref={element}
      aria-label="アイテムの色とサイズ"
      tabIndex={-1}
      className="absolute top-full left-12 z-30 mt-1 flex max-h-[calc(100dvh-8rem)] w-92 flex-col rounded-card bg-white shadow-float outline-none"
      onKeyDown={keyed}
    >
      <header className="flex h-11 shrink-0 items-center pr-1 pl-4">
        <h2 className="grow text-14 font-bold">アイテムの色とサイズ</h2>
        <IconButton size={36} icon="close" label="閉じる" onClick={close} />
      </header>
      <div className="min-h-0 overflow-y-auto p-4 pt-0">
        <GoodsSlot />
      </div>
    </section>
  );
}
