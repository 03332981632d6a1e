import { Icon } from "@surimono/ui/icon.tsx";
import { Suspense } from "react";
import { useSession } from "#app/session/current-user.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { headerCell } from "../header/header-link.tsx";
import { useDisclosure } from "../menus/use-disclosure.ts";

const NotificationMenu = lazyPart(
  async () => (await import("#app/features/notices/notification-menu.tsx")).NotificationMenu,
);
const MemberNotices = lazyPart(async () => (await import("#app/features/notices/member-notices.tsx")).MemberNotices);

const phoneCell = "relative flex size-[44px] items-center justify-center rounded-ctl";

/** A member's bell; nothing for a guest. */
export function NotificationSlot({ compact = false }: { compact?: boolean }) {
  const session = useSession();
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  if (session.status !== "member") return null;
  const cell = compact ? phoneCell : headerCell;
  return (
    <div ref={ref} className={compact ? "" : "relative"}>
      <Suspense
        fallback={
          <span aria-hidden="true" className={cell}>
            <Icon name="bell" size={24} />
            {!compact && "お知らせ"}
          </span>
        }
      >
        <NotificationMenu
          userId={session.member.user_id}
          open={open}
          onToggle={() => setOpen(!open)}
          className={cell}
          compact={compact}
        />
      </Suspense>
    </div>
  );
}

/** Below the header: the system message, and what keeps it and the bell up to date. */
export function MemberNoticesSlot() {
  const session = useSession();
  if (session.status !== "member") return null;
  return (
    <Suspense fallback={null}>
      <MemberNotices key={session.member.user_id} userId={session.member.user_id} />
    </Suspense>
  );
}
