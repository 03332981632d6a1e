import { saveCatalogueDraft } from "@surimono/contract/catalogue";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { CATALOGUE_KEY, type CatalogueFile, fileKey } from "./goods-query.ts";

/** What this screen has seen of the draft: it saves upon that, and is refused where somebody else was first. */
interface Seen {
  readonly revision: string | null;
  readonly edition: number;
  readonly text: string;
}

const seenOf = ({ draft, edition, text }: CatalogueFile): Seen => ({
  revision: draft?.revision ?? null,
  edition,
  text: draft?.text ?? text ?? "",
});

/** The text that is being typed. What others save meanwhile never takes its place by itself. */
export function useDraftText(file: CatalogueFile) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(() => seenOf(file));
  const [text, setText] = useState(seen.text);
  const save = useMutation({
    mutationFn: async (upon: Seen) => {
      const wish = { path: file.path, text, revision: upon.revision, base: upon.edition };
      const { revision } = orThrow(await call(saveCatalogueDraft, wish));
      setSeen({ revision, edition: upon.edition, text });
    },
    onSuccess: () => {
      showToast("下書きを保存しました。お店にはまだ出ません。", { tone: "success" });
      return client.invalidateQueries({ queryKey: CATALOGUE_KEY });
    },
    // What is there now, beside what was typed.
    onError: () => client.invalidateQueries({ queryKey: fileKey(file.path) }),
  });
  const now = seenOf(file);
  const isChanged = !save.isPending && (now.revision !== seen.revision || now.edition !== seen.edition);
  // Where nothing would be lost by it, such as after publishing just this, there is nothing to ask.
  if (isChanged && now.text === text) setSeen(now);
  const take = (next: CatalogueFile) => {
    setSeen(seenOf(next));
    setText(seenOf(next).text);
    save.reset();
  };
  return {
    ...{ text, setText, take },
    isDirty: text !== seen.text,
    /** Somebody else saved, published or discarded since. */
    isElsewhere: isChanged && now.text !== text,
    saving: save.isPending,
    refused: save.error,
    save: () => save.mutate(seen),
    /** Upon what is there now, after its author has seen that. */
    saveOver: () => save.mutate(now),
  };
}
