import { useEffect, useMemo } from "react";
import { runCommand } from "../commands/command.ts";
import { pasteCommand } from "../commands/layer-commands.ts";
import { pasteText } from "../commands/paste-text.ts";
import { isField } from "../session/is-typing.ts";
import { useSession } from "../session/session-context.ts";

/**
 * Marks the clipboard as holding a copy made in an editor, and says in which, since only there its layers are known; without the mark, its
 * content came from elsewhere, and later.
 */
const MARK = "application/x-surimono-layers";

const FROM_ANOTHER =
  "レイヤーは、コピーした画面を開いているあいだ、その画面にだけ貼り付けられます。この画面でもう一度コピーしてください。";

/** Pastes pictures, words and copied layers when no field has the focus. */
export function useClipboard(hasDialog: () => boolean): void {
  const session = useSession();
  const id = useMemo(() => session.makeId(), [session]);
  useEffect(() => {
    const { store } = session;
    let isCopying = false;
    let { copied } = store.get();
    const stop = store.subscribe(() => {
      if (store.get().copied === copied) return;
      ({ copied } = store.get());
      isCopying = true;
      // For the menu command as well as the key: the only way every browser has to write a custom type.
      document.execCommand("copy");
      isCopying = false;
    });
    const copy = (event: ClipboardEvent) => {
      if (!isCopying) return;
      event.clipboardData?.setData(MARK, id);
      event.clipboardData?.setData(
        "text/plain",
        copied.flatMap((layer) => (layer.kind === "text" ? layer.text : [])).join("\n"),
      );
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (isField(event.target) || hasDialog()) return;
      const data = event.clipboardData;
      const files = [...(data?.files ?? [])];
      if (files.length > 0) return void session.addFiles(files);
      const mark = data?.getData(MARK) ?? "";
      const words = mark === id ? "" : (data?.getData("text/plain") ?? "");
      if (words.trim() !== "") void pasteText(session, words);
      else if (mark === "" || mark === id) runCommand(pasteCommand, session);
      else store.complain(FROM_ANOTHER);
    };
    addEventListener("copy", copy);
    addEventListener("paste", paste);
    return () => {
      stop();
      removeEventListener("copy", copy);
      removeEventListener("paste", paste);
    };
  }, [session, hasDialog, id]);
}
