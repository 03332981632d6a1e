import { saveCatalogueDraft } from "@surimono/contract/catalogue";
import { useQueryClient } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { useWrittenText } from "../../ui/use-written-text.ts";
import { CATALOGUE_KEY, type CatalogueFile, fileKey } from "./goods-query.ts";

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

/** A file's draft that is being written. */
export function useDraftText(file: CatalogueFile) {
  const client = useQueryClient();
  const { path } = file;
  return useWrittenText({
    ...{ source: file, seenOf },
    isSame: (one, other) => one.revision === other.revision && one.edition === other.edition,
    async send(text, { revision: read, edition }) {
      const { revision } = orThrow(await call(saveCatalogueDraft, { path, text, revision: read, base: edition }));
      return { revision, edition, text };
    },
    saved: "下書きを保存しました。お店にはまだ出ません。",
    onSaved: () => client.invalidateQueries({ queryKey: CATALOGUE_KEY }),
    lookAgain: () => client.invalidateQueries({ queryKey: fileKey(path) }),
  });
}
