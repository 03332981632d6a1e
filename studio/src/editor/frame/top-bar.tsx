import { CSS_PX_PER_INCH, UM_PER_INCH } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { isOpen } from "../checks/ticks.ts";
import { runCommand } from "../commands/command.ts";
import { redoCommand, undoCommand } from "../commands/history-commands.ts";
import { checksCommand, commandListCommand, rulersCommand } from "../commands/studio-commands.ts";
import { fitViewCommand, zoomInCommand, zoomOutCommand } from "../commands/view-commands.ts";
import { CommandButton } from "../panels/command-button.tsx";
import { useTicks, useTimelyFindings } from "../panels/use-findings.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { GoodsButton } from "./goods-button.tsx";
import { SaveWords } from "./save-words.tsx";
import { StudioMenu } from "./studio-menu.tsx";

export function TopBar() {
  const { onBack } = useEditorProps();
  const { autosave, finish } = useSession();
  const hasRulers = useEditorState((state) => state.hasRulers);
  const isFinishing = useEditorState((state) => state.isFinishing);
  return (
    <header className="flex h-15 items-center gap-1 border-b border-line bg-white pr-3 pl-2 md:gap-3 md:pr-4 max-md:col-span-full max-md:h-14 max-md:gap-0 max-md:pr-2 max-md:pl-1">
      <IconButton size={36} icon="chevron-left" label="アイテムに戻る" onClick={onBack} />
      <div className="min-w-0 grow">
        <GoodsButton />
      </div>
      <div className="flex items-center max-md:hidden">
        <CommandButton command={undoCommand} />
        <CommandButton command={redoCommand} />
        <Rule />
        <ZoomControls />
        <CommandButton command={rulersCommand} isOn={hasRulers} className={hasRulers ? "" : "text-ctl"} />
        <Rule />
        <CommandButton command={commandListCommand} />
        <StudioMenu />
      </div>
      <div className="flex items-center md:hidden">
        <CommandButton command={undoCommand} />
        <CommandButton command={redoCommand} />
        <StudioMenu />
      </div>
      <SaveWords />
      <ChecksButton />
      <Button
        size={36}
        className="shrink-0 whitespace-nowrap md:px-4 max-lg:hidden"
        onClick={() => void autosave.flush()}
      >
        保存
      </Button>
      <Button
        variant="primary"
        size={36}
        className="shrink-0 md:px-5"
        pending={isFinishing}
        onClick={() => void finish()}
      >
        <span>
          確認へ<span className="max-sm:hidden">すすむ</span>
        </span>
      </Button>
    </header>
  );
}

function Rule() {
  return <span aria-hidden="true" className="mx-2 h-6 w-px bg-line" />;
}

function ZoomControls() {
  const percent = useZoomPercent();
  return (
    <>
      <CommandButton command={zoomOutCommand} />
      <output className="num w-13 text-center text-14 font-bold text-deep" aria-label="表示倍率">
        {percent}%
      </output>
      <CommandButton command={zoomInCommand} />
      <CommandButton command={fitViewCommand} />
    </>
  );
}

/** 100 % is true size on a screen as CSS assumes it. */
function useZoomPercent(): number {
  const scale = useEditorState((state) => state.camera.scale);
  return Math.round(((scale * UM_PER_INCH) / CSS_PX_PER_INCH) * 100);
}

function ChecksButton() {
  const session = useSession();
  const ticks = useTicks();
  const findings = useTimelyFindings().filter((finding) => finding.areaKindId !== undefined && isOpen(finding, ticks));
  const hasError = findings.some((finding) => finding.severity === "error");
  const icon = findings.length === 0 ? "check-list" : hasError ? "error" : "warning";
  const color = findings.length === 0 ? "text-ink" : hasError ? "text-red-text" : "text-warn";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={findings.length === 0 ? "チェック：問題ありません" : `チェック：${findings.length}件`}
      className="flex h-9 shrink-0 items-center gap-1.5 rounded-ctl border border-ctl px-3 text-14 font-bold text-deep transition-colors hover:bg-paper max-md:h-11 max-md:border-0 max-md:px-2"
      onClick={() => runCommand(checksCommand, session)}
    >
      <StudioIcon name={icon} size={18} className={color} />
      <span className="max-md:hidden">チェック</span>
      {findings.length > 0 && (
        <span
          className={`num grid min-w-5 place-items-center rounded-[10px] px-1.5 text-12 ${hasError ? "bg-tint text-red-text" : "bg-warn-tint text-warn"}`}
        >
          {findings.length}
        </span>
      )}
    </button>
  );
}
