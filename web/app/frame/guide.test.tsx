import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { dropToken, storeToken } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { Guide } from "./guide.tsx";

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("suggests a next step on a page", () => {
  renderInShell(<Guide />, "/my-page/orders");
  expect(screen.getByRole("heading", { name: "お困りのときは" })).toBeDefined();
  expect(screen.getByRole("link", { name: "チャットで聞く" }).getAttribute("href")).toBe("/faq");
});

test("greets after the first login", async () => {
  fakeApi({ "/api/auth/login": { user: { ...consumer, first_login: true } } });
  storeToken("of-a-new-member");
  renderInShell(<Guide />, "/my-items");
  expect(await screen.findByRole("heading", { name: "ようこそ。はじめての1点は、ここから。" })).toBeDefined();
});

test.each(["/", "/faq"])("shows nothing on %s, which says it itself", (path) => {
  renderInShell(<Guide />, path);
  expect(screen.queryByRole("complementary")).toBeNull();
});
