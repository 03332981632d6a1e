import { SILK_SCREEN } from "@surimono/domain/catalogue";
import { screensOf } from "@surimono/domain/designs";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { runCommand } from "../commands/command.ts";
import { colorViewCommand, inksCommand } from "../commands/studio-commands.ts";
import { findArea } from "../model/edit-document.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import { ViewStrip, ViewToggle } from "./view-strip.tsx";

/** By silk screen: whether the canvas shows the inks, those of the open place, and the way to change them. */
export function InkStrip() {
  const session = useSession();
  const { hex } = useGoodsColor();
  const isSpot = useEditorState(({ document }) => document.methodId === SILK_SCREEN);
  const screen = useEditorState(({ document, areaKindId }) => findArea(document, areaKindId)?.screen);
  const isPrinted = useEditorState(({ hasScreenColors }) => !hasScreenColors);
  if (!isSpot) return null;
  const screens = screen ? screensOf(screen, hex) : [];
  return (
    <ViewStrip>
      <ViewToggle isOn={isPrinted} onClick={() => runCommand(colorViewCommand, session)} />
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 items-center gap-2 rounded-ctl px-3 text-14 hover:bg-paper"
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
    </ViewStrip>
  );
}
