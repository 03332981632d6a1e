import type { CallFailure } from "@surimono/contract/kernel";
import type { Result } from "@surimono/domain/kernel";
import { showToast } from "@surimono/ui/toast.ts";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { useState } from "react";
import { shrinkPhoto } from "#app/ui/shrink-photo.ts";
import { queryClient } from "../../query-client.ts";
import { defectsQuery } from "./defects.queries.ts";

interface Sending {
  readonly orderId: string;
  /** What the toast says once it is sent. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Sends words and photographs; pressed again after an answer that was lost, they are the same ones by their key. */
export function useSendDefect({ orderId, done, onClose }: Sending) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { keyOf } = useRequestKey();
  const send = async <Words>(
    words: Words,
    photos: readonly File[],
    ask: (words: Words & { request_key: string }, files: Record<string, Blob>) => Promise<Result<unknown, CallFailure>>,
  ) => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    const shrunk = await Promise.all(photos.map(shrinkPhoto));
    const files = Object.fromEntries(shrunk.map((file, index) => [`photo_${index + 1}`, file]));
    const chosen = photos.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const answer = await ask({ ...words, request_key: keyOf([words, chosen]) }, files);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.message);
    await queryClient.invalidateQueries({ queryKey: defectsQuery(orderId).queryKey });
    showToast(done, { tone: "success" });
    onClose();
  };
  return { busy, failure, send };
}
