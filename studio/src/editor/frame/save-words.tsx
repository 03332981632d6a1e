import { Spinner } from "@surimono/ui/spinner.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import { useSyncExternalStore } from "react";
import type { SaveState } from "../keeping/save-state.ts";
import { useSession } from "../session/session-context.ts";

export function useSaveState(): SaveState {
  const { autosave } = useSession();
  return useSyncExternalStore(autosave.subscribe, autosave.state);
}

/** 12:04 自動保存, or why the work is not on the server. */
export function SaveWords() {
  const state = useSaveState();
  const { icon, color, text, short } = wordsOf(state);
  return (
    <p
      className={`flex items-center gap-1.5 text-14 whitespace-nowrap ${color} ${state.kind === "saved" && !state.isFleeting ? "max-md:sr-only" : ""}`}
      title={text}
    >
      {icon ? <StudioIcon name={icon} size={16} /> : <Spinner size={16} />}
      <span className="max-w-60 truncate max-lg:sr-only">{text}</span>
      <span aria-hidden="true" className="hidden text-12 max-lg:inline max-sm:hidden">
        {short}
      </span>
    </p>
  );
}

interface Words {
  /** Without one, something turns. */
  readonly icon?: StudioIconName;
  readonly color: string;
  readonly text: string;
  readonly short: string;
}

function wordsOf(state: SaveState): Words {
  switch (state.kind) {
    case "saved":
      if (state.isFleeting)
        return { icon: "warning", color: "text-warn", text: "この端末に保存できません", short: "未保存" };
      return {
        icon: "check",
        color: "text-ok",
        text: state.at === undefined ? "変更なし" : `${clock(state.at)} 自動保存`,
        short: state.at === undefined ? "" : clock(state.at),
      };
    case "waiting":
      return { icon: "pencil", color: "text-mute", text: "編集中", short: "編集中" };
    case "saving":
      return { color: "text-mute", text: "保存しています…", short: "保存中" };
    case "offline":
      return {
        icon: "warning",
        color: "text-warn",
        text: state.isKeptHere ? "オフライン（この端末に保存済み）" : "オフライン（未保存）",
        short: "オフライン",
      };
    case "conflict":
      return { icon: "warning", color: "text-warn", text: "保存を止めています", short: "停止中" };
    case "signed-out":
      return { icon: "lock", color: "text-warn", text: "ログインの期限切れ", short: "期限切れ" };
    case "refused":
      return { icon: "error", color: "text-red-text", text: "保存できません", short: "保存できません" };
  }
}

/** 2026/11/21 12:04 */
export function momentText(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}/${two(date.getMonth() + 1)}/${two(date.getDate())} ${clock(at)}`;
}

function clock(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}
