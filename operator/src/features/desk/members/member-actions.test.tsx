import { cleanup } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../../testing/sent-twice.tsx";
import { MemberActions } from "./member-actions.tsx";
import type { DeskMember } from "./member-query.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const memberAt = (business_state: string, discount_bp: number, limit: number | null) =>
  ({
    member: { member_id: "m", company: "版木堂", name: "", nickname: "", email: "", business_state },
    business: { discount_bp, has_own_limit: limit !== null, credit_limit: limit ?? 500_000 },
    ...{ suspended_until: null, obstacles: [] },
  }) as unknown as DeskMember;
const shown = (one: DeskMember) => (
  <MemoryRouter>
    <MemberActions one={one} onDone={vi.fn()} />
  </MemoryRouter>
);
const [waiting, approved] = [shown(memberAt("waiting", 0, null)), shown(memberAt("approved", 500, 90_000))];
const rights = ["members.business"] as const;
const typed = [["理由", "確認した"]] as const;
const limited = [["上限（円）", "1"], ...typed] as const;

test.each([
  [
    { before: waiting, fetched: approved, opening: /^承認する$/, yes: "承認する", typed },
    { state: "waiting", discount_bp: 0 },
  ],
  [
    { before: approved, fetched: waiting, opening: /^承認を取り消す$/, yes: "取り消す", typed },
    { state: "approved", discount_bp: 500 },
  ],
  [{ before: waiting, fetched: approved, opening: /^与信の上限$/, yes: "変える", typed: limited }, { limit: null }],
])("a decision whose answer was lost is sent again upon what was read at first: %#", async (asked, read) => {
  expect(await sentTwice({ ...asked, rights })).toMatchObject([{ read }, { read }]);
});
