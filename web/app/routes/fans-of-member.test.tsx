import { cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { FansOfMember } from "./fans-of-member.tsx";

beforeEach(() => {
  storeToken("t1");
  fakeApi({
    "/api/auth/login": { user: consumer },
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

test("the fans are shown while they are pointed at", async () => {
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
