import { cleanup } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../testing/sent-twice.tsx";
import { QuoteActions } from "./quote-actions.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = (revision: number, sent_at: string | null) => (
  <MemoryRouter>
    <QuoteActions
      quote={{ quote_id: "q-1", state: sent_at ? "sent" : "draft", total: 5000, until: "2026-11-30" } as never}
      revision={revision}
      sent_at={sent_at}
      onDone={() => {}}
    />
  </MemoryRouter>
);

test.each([
  [
    { opening: /^お客様に送る$/, yes: "送る" },
    { revision: 1, sent_at: null },
  ],
  [{ opening: /^取り下げる$/, typed: [["理由", "ご希望"]], yes: "取り下げる" }, { revision: 1 }],
] as const)("a draft is sent and withdrawn as it was read, however often it is pressed: %#", async (asked, read) => {
  const pages = { before: actions(1, null), fetched: actions(2, "2026-11-23T03:00:00.000Z") };
  expect(await sentTwice({ ...asked, ...pages })).toMatchObject([read, read]);
});
