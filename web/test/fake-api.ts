import { vi } from "vitest";

type Answer = unknown | { status: number; body: unknown };

/** Answers by path, as the server would; other paths fail as unreachable. */
export function fakeApi(answers: Record<string, Answer | (() => Answer)>) {
  const fetched = vi.fn(async (input: RequestInfo | URL) => {
    const path = new URL(String(input), "http://shop.test").pathname;
    if (!(path in answers)) throw new TypeError("fetch failed");
    const entry = answers[path];
    const answer = (typeof entry === "function" ? entry() : entry) as { status?: number; body?: unknown };
    const failed = typeof answer.status === "number" && "body" in answer;
    return Response.json(failed ? answer.body : answer, { status: failed ? (answer.status ?? 500) : 200 });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

export const consumer = {
  id: "u1",
  user_id: "u1",
  email: "midori@surimono.example",
  email_verified: true,
  kind: "consumer",
  login_strategy: "auth0b2c",
  scope: "",
  discount_rate: 0,
  nickname: "みどり",
  needs_agreement: false,
  needs_nickname: false,
  first_login: false,
  business: null,
  notification: { private_notification: [], public_notification: [] },
} as const;

export const business = { ...consumer, kind: "business", login_strategy: "business" } as const;
