import { photographUnit } from "@surimono/contract/floor";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { PhotoField } from "./photo-field.tsx";

interface CheckPhotoProps {
  readonly code: string;
  readonly onDone?: () => void;
}

/** One touch at the check: the camera opens, and the picture is on the buyer's page. Another one takes its place. */
export function CheckPhoto({ code, onDone }: CheckPhotoProps) {
  const [photo, setPhoto] = useState<string>();
  const keep = useMutation({
    mutationFn: async (taken: string) => orThrow(await call(photographUnit, { code, photo: taken })),
    onSuccess: () => onDone?.(),
    // The next piece may be on the page by then.
    onError: (error) => showToast(`${code}の写真を載せられませんでした。${error.message}`, { tone: "error" }),
  });
  const send = (taken: string | undefined) => {
    if (taken === undefined) return;
    setPhoto(taken);
    keep.mutate(taken);
  };
  return (
    <div className="flex flex-col gap-2">
      <PhotoField photo={photo} onChange={send} word="できあがりを撮る（任意）" isKept pending={keep.isPending} />
      <div aria-live="polite">
        {keep.isSuccess && <Notice tone="ok">写真を載せました。ご注文者のページに出ます。</Notice>}
        {keep.isIdle && (
          <p className="text-12 text-mute">
            ご注文者が、注文のページで見られます。ほかの注文やお名前が写らないように撮ってください。
          </p>
        )}
      </div>
    </div>
  );
}
