import { saveTextDraft } from "@surimono/contract/words";
import { useQueryClient } from "@tanstack/react-query";
import { call, orThrow } from "../../../session/call.ts";
import { useWrittenText } from "../../../ui/use-written-text.ts";
import { PAGES_KEY, pageKey, type TextPage } from "./page-words.ts";

interface Seen {
  /** When the draft was changed; null: there was none. */
  readonly base: string | null;
  readonly text: string;
}

const seenOf = ({ draft, text }: TextPage): Seen => ({ base: draft?.changed_at ?? null, text: draft?.text ?? text });

/** A page's draft that is being written. */
export function usePageText(page: TextPage) {
  const client = useQueryClient();
  const { name } = page;
  const lookAgain = () => client.invalidateQueries({ queryKey: pageKey(name) });
  const written = useWrittenText({
    ...{ source: page, seenOf, lookAgain },
    isSame: (one, other) => one.base === other.base && one.text === other.text,
    async send(text, { base }) {
      const { changed_at } = orThrow(await call(saveTextDraft, { name, text, base }));
      return { base: changed_at, text };
    },
    saved: "下書きを保存しました。",
    onSaved() {
      void client.invalidateQueries({ queryKey: PAGES_KEY });
      return lookAgain();
    },
  });
  // A save whose answer was lost was none that failed, once it is seen.
  return { ...written, refused: written.isDirty ? written.refused : null };
}
