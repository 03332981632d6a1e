import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { runCommand } from "../commands/command.ts";
import { openPanelCommands } from "../commands/studio-commands.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor, useShownSize } from "../session/use-goods.ts";

/** Marks the button: its press toggles the popover, so the popover must not close on it too. */
export const GOODS_BUTTON = "goods-button";

/** The goods, their colour and size; opens the choice of others. A tag comes in one only. */
export function GoodsButton() {
  const session = useSession();
  const { item } = useEditorProps();
  const isOpen = useEditorState((state) => state.panel === "goods");
  const color = useGoodsColor();
  const size = useShownSize();
  const words = [color.name, size?.name].filter(Boolean).join("・");
  if (!session.hasGoodsChoice) {
    return (
      <>
        <Title name={item.name} />
        <p className="truncate text-12 text-ink max-md:hidden">{[words, item.note].filter(Boolean).join("・")}</p>
      </>
    );
  }
  return (
    <>
      <Title name={item.name} className="max-md:sr-only" />
      <div className="flex min-w-0 items-center gap-1 text-12 text-ink">
        <button
          id={GOODS_BUTTON}
          type="button"
          aria-expanded={isOpen}
          aria-label={`${item.name}の色とサイズ：${words}`}
          title="色とサイズを変える"
          className="-ml-2 flex min-h-7 min-w-0 items-center gap-1.5 rounded-ctl px-2 text-left transition-colors hover:bg-paper max-md:ml-0 max-md:min-h-11 max-md:w-full max-md:px-1"
          onClick={() => runCommand(openPanelCommands.goods, session)}
        >
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-ctl max-md:size-5"
            style={{ backgroundColor: color.hex }}
          />
          {/* Side by side where there is room; on a phone the size is below. */}
          <span className="grid min-w-0 font-bold md:flex md:items-center">
            <span className="truncate">{color.name}</span>
            <span className="flex min-w-0 items-center md:shrink-0">
              {size?.name && <span className="max-md:hidden">・</span>}
              <span className="truncate">{size?.name}</span>
              <StudioIcon
                name="chevron-down"
                size={14}
                className={`shrink-0 transition-transform md:ml-0.5 ${isOpen ? "rotate-180" : ""}`}
              />
            </span>
          </span>
        </button>
        {/* Gives way before the names of colour and size do. */}
        <span className="shrink-[9] truncate max-md:hidden">{item.note}</span>
      </div>
    </>
  );
}

function Title({ name, className = "" }: { readonly name: string; readonly className?: string }) {
  return <h1 className={`truncate text-16 leading-tight font-bold max-md:text-14 ${className}`}>{name}</h1>;
}
