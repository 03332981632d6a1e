import { finishSocialLink, type WireSocialLink } from "@surimono/contract/fans";
import { useEffect, useRef } from "react";
import { backgroundCall } from "#app/session/call.ts";
import { forgetFans } from "../fans.queries.ts";

interface SocialReturn {
  /** What the network's way back brought along; null where nobody comes back. */
  ticket: string | null;
  onLinked: (link: WireSocialLink) => void;
  /** Denied, out of date, or the network failed: the sentence to show. */
  onFailed: (message: string) => void;
}

/** Finishes a link when the member comes back from the network. A ticket is good for once. */
export function useSocialReturn({ ticket, onLinked, onFailed }: SocialReturn): void {
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (ticket === null || handled.current === ticket) return;
    handled.current = ticket;
    void backgroundCall(finishSocialLink, { ticket }).then(async (answer) => {
      await forgetFans();
      if (answer.ok) onLinked(answer.value.link);
      else onFailed(answer.failure.message);
    });
  }, [ticket, onLinked, onFailed]);
}
