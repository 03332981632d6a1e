import { cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { insight } from "../features/fans/insight.fixture.ts";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { FansOfMember } from "./fans-of-member.tsx";

let known: unknown = { data: [], summary: null };

beforeEach(() => {
  storeToken("t1");
  known = { data: [], summary: null };
  fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/db/user_insight/query": () => known,
    "/api/my-item/calculation": { fan_count: 12_800, buyer_shares: [100, 500] },
  });
});

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const card = () => screen.queryByText("ファンの情報");

test("the fans show on hover", async () => {
  const user = userEvent.setup();
  renderInShell(<FansOfMember />);
  expect(card()).toBeNull();
  const button = screen.getByRole("button", { name: "ファン情報" });
  await user.hover(button);
  expect(await screen.findByText("1.28")).toBeTruthy();
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.unhover(button);
  expect(card()).toBeNull();
});

test("with an account the card shows its figures, and leads to its analysis", async () => {
  const youtube = insight();
  known = { data: [youtube], summary: youtube.fans_info };
  const user = userEvent.setup();
  renderInShell(<FansOfMember />);
  await user.hover(screen.getByRole("button", { name: "ファン情報" }));
  expect(await screen.findByText("アカウントの合計です")).toBeTruthy();
  expect(screen.getByRole("table", { name: "年代と男女の割合" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "くわしい分析を見る" }).getAttribute("href")).toBe("/my-page/fans/youTube");
});

test("the keyboard opens them, goes on to the settings, and closes them", async () => {
  const user = userEvent.setup();
  renderInShell(<FansOfMember />);
  await user.tab();
  await user.keyboard("{Enter}");
  await screen.findByText("ファンの情報");
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("人数を入力する");
  await user.keyboard("{Escape}");
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "ファン情報" }));
});

test("a finger's press opens and closes them", async () => {
  renderInShell(<FansOfMember />);
  const press = () =>
    fireEvent(
      screen.getByRole("button", { name: "ファン情報" }),
      Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }),
    );
  press();
  await screen.findByText("ファンの情報");
  press();
  expect(card()).toBeNull();
});
