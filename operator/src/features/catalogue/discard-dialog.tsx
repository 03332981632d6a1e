import { discardCatalogueDraft } from "@surimono/contract/catalogue";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { CATALOGUE_KEY } from "./goods-query.ts";
import type { SeenDraft } from "./publish-dialog.tsx";

interface DiscardDialogProps {
  drafts: readonly SeenDraft[];
  onClose: () => void;
}

/** Throws drafts away one by one. One that somebody changed meanwhile stays, and keeps none of the others. */
export function DiscardDialog({ drafts, onClose }: DiscardDialogProps) {
  // Not asked for again by a second press: they would be refused.
  const [gone] = useState(() => new Set<string>());
  const client = useQueryClient();
  const discard = async () => {
    let changed = 0;
    for (const { path, revision } of drafts.filter((one) => !gone.has(one.revision))) {
      const answer = await call(discardCatalogueDraft, { path, revision });
      if (!answer.ok && answer.failure.code === "catalogue/draft-changed") changed++;
      else {
        orThrow(answer);
        gone.add(revision);
      }
    }
    if (changed > 0) throw new Error(`${changed}件は、別の画面かほかの担当者が先に変えたため、捨てていません。`);
  };
  const refresh = () => client.invalidateQueries({ queryKey: CATALOGUE_KEY });
  return (
    <ReasonDialog
      title={`${drafts.length}件の下書きを捨てますか？`}
      effect="公開中の内容は変わりません。捨てた下書きは、元に戻せません。"
      yes="捨てる"
      withReason={false}
      run={() => discard().finally(refresh)}
      onDone={() => showToast("下書きを捨てました。", { tone: "success" })}
      onClose={onClose}
    />
  );
}
