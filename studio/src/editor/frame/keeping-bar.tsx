import { IconButton } from "@surimono/ui/icon-button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { StoredCopy } from "../keeping/local-copy.ts";
import type { SaveState } from "../keeping/save-state.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";
import { useSaveState } from "./save-words.tsx";
import { useIsOffline } from "./use-is-offline.ts";

/** Copies of this design that need the customer's decision. */
export function useAside(): readonly StoredCopy[] {
  const { aside } = useSession().keeping;
  return useSyncExternalStore(aside.subscribe, aside.list);
}

function useNeighbourCount(): number {
  const { neighbours } = useSession().keeping;
  return useSyncExternalStore(neighbours.subscribe, neighbours.count);
}

interface Notice {
  readonly id: string;
  readonly icon: StudioIconName;
  readonly text: string;
  readonly actions: readonly { readonly text: string; readonly run: () => void }[];
  /** What the customer must not miss cannot be closed. */
  readonly isClosable: boolean;
}

/** Above the workbench: the most serious news about where the work is saved. */
export function KeepingBar() {
  const notice = useNotice();
  const [closed, setClosed] = useState<readonly string[]>([]);
  // What was resolved and comes back is reported again.
  useEffect(() => setClosed((ids) => ids.filter((id) => id === "resumed" || id === notice?.id)), [notice?.id]);
  if (!notice || closed.includes(notice.id)) return null;
  const { id, icon, text, actions, isClosable } = notice;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-warn-tint py-1 pr-2 pl-4 text-14 text-deep"
    >
      <StudioIcon name={icon} size={18} className="text-warn" />
      <p className="grow basis-60 py-1.5">{text}</p>
      {actions.map((action) => (
        <button
          key={action.text}
          type="button"
          className="min-h-9 text-14 font-bold text-red-press underline max-md:min-h-11"
          onClick={action.run}
        >
          {action.text}
        </button>
      ))}
      {isClosable && (
        <IconButton size={36} icon="close" label="お知らせを閉じる" onClick={() => setClosed([...closed, id])} />
      )}
    </div>
  );
}

function useNotice(): Notice | undefined {
  const session = useSession();
  const { onSignIn, server } = useEditorProps();
  const state = useSaveState();
  const aside = useAside();
  const neighbours = useNeighbourCount();
  const isOffline = useIsOffline();
  const { keeping, autosave, store } = session;
  const compare = () => store.set({ dialog: "compare" });

  async function signIn(): Promise<void> {
    if (await autosave.keep()) onSignIn();
    else store.complain(NO_ROOM);
  }

  const urgent = urgentNotice(state, {
    compare,
    retry: () => void autosave.flush(),
    signIn: () => void signIn(),
    canSplit: server.keepCopy !== undefined,
  });
  if (urgent) return urgent;
  if (isOffline) return notice("offline", "warning", OFFLINE, []);
  if (aside.length > 0) {
    const text = `保存されていない別の編集が${aside.length}件、この端末に残っています。`;
    return notice(`aside ${aside.length}`, "copy", text, [{ text: "見くらべる", run: compare }]);
  }
  if (keeping.opened.isResumed) {
    const text = "保存前の続きを、この端末から復元しました。";
    return notice("resumed", "refresh", text, [{ text: "保存済みの状態に戻す", run: keeping.openSaved }]);
  }
  if (neighbours > 0) {
    const text = "このデザインは別のタブでも開いています。保存すると、もう一方にも反映されます。";
    return notice("neighbours", "copy", text, []);
  }
  return undefined;
}

const FLEETING =
  "この端末に保存できません（空き容量の不足など）。画面を閉じるとデザインが消えます。空きを増やしてから、もう一度保存してください。";
const NO_ROOM =
  "この端末に保存できないため、この画面を離れると編集内容が消えます。別のタブでログインしてから、この画面に戻ってください。";
const OFFLINE = "オフライン：変更はこの端末に保存しています。";

type Refused = Extract<SaveState, { readonly kind: "refused" }>;

interface Actions {
  readonly compare: () => void;
  readonly retry: () => void;
  readonly signIn: () => void;
  readonly canSplit: boolean;
}

function urgentNotice(state: SaveState, actions: Actions): Notice | undefined {
  const { compare, retry, signIn } = actions;
  switch (state.kind) {
    case "conflict": {
      const text = "別の画面でもこのデザインが変更されました。どちらを残すか選ぶまで、保存を止めています。";
      return { ...notice("conflict", "warning", text, [{ text: "見くらべて選ぶ", run: compare }]), isClosable: false };
    }
    case "signed-out": {
      const text = "ログインの有効期限が切れました。編集内容はこの端末に残っています。";
      return { ...notice("signed-out", "lock", text, [{ text: "ログインし直す", run: signIn }]), isClosable: false };
    }
    case "offline": {
      const text = state.isKeptHere
        ? `${OFFLINE}つながりしだい送ります。それまで再読み込みはお控えください。`
        : "接続できず、この端末にも保存できません。つながるまで、この画面を閉じないでください。";
      return notice("offline", "warning", text, [{ text: "今すぐ送る", run: retry }]);
    }
    case "saved":
      return state.isFleeting
        ? { ...notice("fleeting", "warning", FLEETING, [{ text: "もう一度保存する", run: retry }]), isClosable: false }
        : undefined;
    case "refused":
      return refusedNotice(state, actions);
    default:
      return undefined;
  }
}

const NOWHERE =
  "この画面の内容は、もう保存できません。残したいところは、画面の写真をとるなどして控えてから、閉じてください。";

function refusedNotice({ code, message }: Refused, { compare, retry, canSplit }: Actions): Notice {
  const told = (text: string, actions: Notice["actions"]) => notice(`refused ${code}`, "error", text, actions);
  switch (code) {
    // What there is no more takes no save, and nothing can be made of it.
    case "designs/not-found":
      return told(`${message}${NOWHERE}`, []);
    // No second save can succeed: the work can only become another item.
    case "designs/completed":
    case "designs/deleted":
      return told(message, canSplit ? [{ text: "別のアイテムとして残す", run: compare }] : []);
    default:
      return told(message, [{ text: "もう一度保存する", run: retry }]);
  }
}

function notice(id: string, icon: StudioIconName, text: string, actions: Notice["actions"]): Notice {
  return { id, icon, text, actions, isClosable: true };
}
