import { finishSocialLink, type WireSocialLink } from "@surimono/contract/fans";
import { useEffect, useRef } from "react";
import { backgroundCall } from "#app/session/call.ts";
import { forgetFans } from "../fans.queries.ts";

interface SocialReturn {
  /** The parameters of the network's redirect; null without one. */
  ticket: string | null;
  onLinked: (link: WireSocialLink) => void;
  /** The sentence to show: denied, expired, or the network failed. */
  onFailed: (message: string) => void;
}

/** Finishes a link when the member returns from the network. A ticket works once. */
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
