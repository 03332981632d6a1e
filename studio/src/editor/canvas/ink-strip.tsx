import { SILK_SCREEN } from "@surimono/domain/catalogue";
import { screensOf } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { runCommand } from "../commands/command.ts";
import { inksCommand } from "../commands/studio-commands.ts";
import { findArea } from "../model/edit-document.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";

/** By silk screen: the inks of the open place, and the way to change them. */
export function InkStrip() {
  const session = useSession();
  const { hex } = useGoodsColor();
  const isSpot = useEditorState(({ document }) => document.methodId === SILK_SCREEN);
  const screen = useEditorState(({ document, areaKindId }) => findArea(document, areaKindId)?.screen);
  if (!isSpot) return null;
  const screens = screen ? screensOf(screen, hex) : [];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="absolute top-10 right-4 z-10 flex min-h-11 items-center gap-2 rounded-card bg-white px-3 text-14 shadow-float max-md:top-3 max-md:right-auto max-md:left-3"
      onClick={() => runCommand(inksCommand, session)}
    >
      <span className="font-bold">インク</span>
      <span aria-hidden="true" className="flex">
        {screens.map(({ id, hex: ink }) => (
          <span
            key={id}
            className="-ml-1 size-5 rounded-full border border-ctl first:ml-0"
            style={{ backgroundColor: ink }}
          />
        ))}
      </span>
      <span className="num text-12 text-mute">{screen ? `版${screens.length}枚` : "自動"}</span>
      <StudioIcon name="chevron-down" size={14} />
    </button>
  );
}
