import type { WireSystemMessage } from "@surimono/contract/notices";
import { SYSTEM_MESSAGE_TYPES } from "@surimono/domain/notices";
import { Icon } from "@surimono/ui/icon.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NoticeLink } from "./notice-link.tsx";
import { systemMessageQuery } from "./notices.queries.ts";

const looks = {
  info: { icon: "info", style: "border-line bg-paper text-ink", word: "お知らせ" },
  warning: { icon: "warning", style: "border-warn/30 bg-warn-tint text-warn", word: "注意" },
  error: { icon: "error", style: "border-red/40 bg-tint text-red-text", word: "重要" },
} as const;

const closedKey = (userId: string) => `surimono.closed-message.${userId}`;

/** Shown while its status is on and the member has not closed it; a new id shows again (rule notices-system-message). */
export function SystemMessageBanner({ userId }: { userId: string }) {
  const { data: message } = useQuery(systemMessageQuery(userId));
  const [closed, close] = useClosedMessage(userId);
  const shown = message?.status && closed !== String(message.message_id) ? message : undefined;
  return (
    // Rendered before its message: text that arrives together with its live region is often not announced.
    <div aria-live={shown?.type === 3 ? "assertive" : "polite"} className="print:hidden">
      {shown && <Banner message={shown} onClose={() => close(shown.message_id)} />}
    </div>
  );
}

/** The id of the message that was closed last, in any tab. */
function useClosedMessage(userId: string) {
  const key = closedKey(userId);
  const [closed, setClosed] = useState(() => localStorage.getItem(key));
  useEffect(() => {
    const listener = (event: StorageEvent) => event.key === key && setClosed(event.newValue);
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }, [key]);
  const close = (id: number) => {
    localStorage.setItem(key, String(id));
    setClosed(String(id));
  };
  return [closed, close] as const;
}

function Banner({ message, onClose }: { message: WireSystemMessage; onClose: () => void }) {
  const { icon, style, word } = looks[SYSTEM_MESSAGE_TYPES[message.type]];
  return (
    <section aria-label="運営からのお知らせ" className={`border-b ${style}`}>
      <div className="page flex items-start gap-2 py-2 sm:gap-3">
        <Icon name={icon} className="mt-3" />
        <div className="min-w-0 flex-1 whitespace-pre-line py-2.5 text-14">
          <p className="font-bold">
            <span className="sr-only">{word}：</span>
            {message.title}
          </p>
          {message.sub_title && <p className="mt-0.5">{message.sub_title}</p>}
          {message.link_url && (
            <NoticeLink
              link={message.link_url}
              className="inline-flex items-center underline underline-offset-4 max-md:min-h-11 md:mt-1"
            >
              くわしく見る
            </NoticeLink>
          )}
        </div>
        <IconButton icon="close" label="メッセージを閉じる" onClick={onClose} className="-mr-3" />
      </div>
    </section>
  );
}
