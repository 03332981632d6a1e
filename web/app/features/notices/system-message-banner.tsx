import type { WireSystemMessage } from "@surimono/contract/notices";
import { SYSTEM_MESSAGE_TYPES } from "@surimono/domain/notices";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NoticeLink } from "./notice-link.tsx";
import { systemMessageQuery } from "./notices.queries.ts";

const looks = {
  info: { icon: "info", style: "border-line bg-paper text-ink", word: "お知らせ" },
  warning: { icon: "warning", style: "border-warn/30 bg-warn-tint text-warn", word: "注意" },
  error: { icon: "error", style: "border-red/40 bg-tint text-red-text", word: "重要" },
} as const;

const closedKey = (userId: string) => `surimono.closed-message.${userId}`;

/** Shown while its status is on and the member has not closed it; a new id shows again (spec §4). */
export function SystemMessageBanner({ userId }: { userId: string }) {
  const { data: message } = useQuery(systemMessageQuery(userId));
  const [closed, setClosed] = useState(() => localStorage.getItem(closedKey(userId)));
  if (!message?.status || closed === String(message.message_id)) return null;
  const close = () => {
    localStorage.setItem(closedKey(userId), String(message.message_id));
    setClosed(String(message.message_id));
  };
  return <Banner message={message} onClose={close} />;
}

function Banner({ message, onClose }: { message: WireSystemMessage; onClose: () => void }) {
  const { icon, style, word } = looks[SYSTEM_MESSAGE_TYPES[message.type]];
  return (
    <section aria-label="運営からのお知らせ" className={`border-b print:hidden ${style}`}>
      <div className="page flex items-start gap-3 py-2">
        <Icon name={icon} className="mt-3 max-sm:hidden" />
        <div role={message.type === 3 ? "alert" : "status"} className="min-w-0 flex-1 py-2.5 text-14">
          <p className="font-bold">
            <span className="sr-only">{word}：</span>
            {message.title}
          </p>
          {message.sub_title && <p className="mt-0.5">{message.sub_title}</p>}
          {message.link_url && (
            <NoticeLink link={message.link_url} className="mt-1 inline-block underline underline-offset-4">
              くわしく見る
            </NoticeLink>
          )}
        </div>
        <IconButton icon="close" label="メッセージを閉じる" onClick={onClose} />
      </div>
    </section>
  );
}
