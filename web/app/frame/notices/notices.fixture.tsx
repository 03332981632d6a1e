import type { WireNotification } from "@surimono/contract/notices";
import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { dropToken, storeToken } from "../../session/token.ts";
import { MemberNoticesSlot, NotificationSlot } from "./notice-slots.tsx";

export const PUBLIC = "/api/notification/getPublicNotification";
export const PRIVATE = "/api/notification/getPrivateNotification";
export const MESSAGE = "/api/systemMessage/latest";
const down = { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } };

/** What the server has, whether it answers, and what it was told last. */
export const atServer = {
  public: [] as WireNotification[],
  private: [] as WireNotification[],
  isBroken: false,
  saved: { private_notification: [] as string[], public_notification: [] as string[] },
  keptAlive: undefined as boolean | undefined,
  /** Every test uses another member, as what was seen lasts as long as the page. */
  userId: "u0",
};

/** Before each test nothing has happened, and the clock stands still. */
export function freshNotices(): void {
  beforeAll(async () => {
    // They are lazy, but here the clock is frozen meanwhile.
    await import("../../features/notices/notification-menu.tsx");
    await import("../../features/notices/member-notices.tsx");
  });
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-21T00:00:00.000Z") });
    Object.assign(atServer, {
      public: [],
      private: [],
      isBroken: false,
      saved: { private_notification: [], public_notification: [] },
      userId: `u${Number(atServer.userId.slice(1)) + 1}`,
    });
  });
  afterEach(() => {
    cleanup();
    dropToken();
    toasts.set([]);
    queryClient.clear();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export async function openPage() {
  storeToken("t1");
  const member = { ...consumer, id: atServer.userId, user_id: atServer.userId };
  const unlessBroken = (answer: () => unknown) => () => (atServer.isBroken ? down : answer());
  const fetched = fakeApi({
    "/api/auth/login": { user: member },
    [PUBLIC]: unlessBroken(() => ({ data: atServer.public })),
    [PRIVATE]: unlessBroken(() => ({ data: atServer.private })),
    [MESSAGE]: unlessBroken(() => ({ data: null })),
    "/api/db/user": unlessBroken(() => {
      const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
      atServer.saved = JSON.parse(String(init.body)).data.notification;
      atServer.keptAlive = init.keepalive;
      return { data: [{ user_id: atServer.userId, notification: atServer.saved }] };
    }),
  });
  const page = renderNotices();
  await settle();
  await vi.dynamicImportSettled();
  await settle();
  await settle();
  const calls = (path: string) => fetched.mock.calls.filter(([input]) => String(input) === path).length;
  return { ...page, calls };
}

export function renderNotices() {
  return renderInShell(
    <>
      <NotificationSlot />
      <MemberNoticesSlot />
    </>,
  );
}

export const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));
export const bell = () => screen.getByRole("button", { name: /^お知らせ/ });
export const openMenu = async () => {
  fireEvent.click(bell());
  await settle();
};
export const list = () => screen.getByRole("region", { name: "お知らせの一覧" });
