import { openPaper } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { Station } from "@surimono/domain/floor";
import { useState } from "react";
import { call } from "../../session/call.ts";
import { play } from "./scan-sounds.ts";

export type Paper = AnswerOf<typeof openPaper>;
export type OpenBatch = NonNullable<Paper["batch"]>;

type News =
  | { readonly kind: "opened"; readonly paper: Paper }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

/** The papers of batches and parcels: what each asks for at the station. A batch stays open until nothing of it is left there. */
export function usePapers(station: Station, tell: (news: News) => void) {
  const [batch, setBatch] = useState<OpenBatch>();
  return {
    batch,
    close: () => setBatch(undefined),
    open: async (code: string) => {
      const opened = await call(openPaper, { code, station });
      if (!opened.ok) {
        tell({ kind: "refused", code, message: opened.failure.message });
        play("refused");
        return;
      }
      const paper = opened.value;
      setBatch(paper.batch ?? undefined);
      tell({ kind: "opened", paper });
      play(paper.parcel?.to_take_out.length ? "refused" : paper.parcel?.is_complete ? "complete" : "ok");
    },
    /** After a scan. */
    follow: async () => {
      if (!batch) return;
      const opened = await call(openPaper, { code: batch.batch.code, station });
      setBatch(opened.ok ? (opened.value.batch ?? undefined) : undefined);
    },
  };
}
