import { saveTextDraft } from "@surimono/contract/words";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { PAGES_KEY, pageKey, type TextPage } from "./page-words.ts";

/** What this screen has seen of the page: it saves upon that, and is refused where somebody else was first. */
interface Seen {
  /** When the draft was changed; null: there was none. */
  readonly base: string | null;
  readonly text: string;
}

const seenOf = ({ draft, text }: TextPage): Seen => ({ base: draft?.changed_at ?? null, text: draft?.text ?? text });

/** The text that is being written. What others save meanwhile never takes its place by itself. */
export function usePageText(page: TextPage) {
  const client = useQueryClient();
  const { name } = page;
  const [seen, setSeen] = useState(() => seenOf(page));
  const [text, setText] = useState(seen.text);
  const refetch = () => client.invalidateQueries({ queryKey: pageKey(name) });
  const save = useMutation({
    mutationFn: async (upon: Seen) => {
      const { changed_at } = orThrow(await call(saveTextDraft, { name, text, base: upon.base }));
      setSeen({ base: changed_at, text });
    },
    onSuccess: () => {
      showToast("下書きを保存しました。", { tone: "success" });
      void client.invalidateQueries({ queryKey: PAGES_KEY });
      return refetch();
    },
    // What is there now, beside what was written.
    onError: refetch,
  });
  const now = seenOf(page);
  const isChanged = !save.isPending && (now.base !== seen.base || now.text !== seen.text);
  // Where nothing would be lost by it, such as after publishing just this, there is nothing to ask.
  if (isChanged && now.text === text) setSeen(now);
  const isDirty = text !== seen.text;
  const take = (next: TextPage) => {
    setSeen(seenOf(next));
    setText(seenOf(next).text);
    save.reset();
  };
  return {
    ...{ text, setText, take, isDirty },
    /** Somebody else saved, published or threw away since. */
    isElsewhere: isChanged && now.text !== text,
    saving: save.isPending,
    // A save whose answer was lost was none that failed, once it is seen.
    refused: isDirty ? save.error : null,
    save: () => save.mutate(seen),
    /** Upon what is there now, after its author has seen that. */
    saveOver: () => save.mutate(now),
  };
}
