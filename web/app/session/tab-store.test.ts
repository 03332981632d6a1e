import { beforeEach, expect, test } from "vitest";
import { queryClient } from "../query-client.ts";
import { createTabStore, onOtherMember } from "./tab-store.ts";
import { token } from "./token.ts";

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

function signIn(id: string): void {
  token.set(`token-of-${id}-${Math.random()}`);
  queryClient.setQueryData(["member", token.get()], { user_id: id });
}

test("what a member chose outlasts a reload and their next session, and is nothing to the next member", () => {
  signIn("a");
  createTabStore("surimono.test", {}).set({ memo: "お隣に" });
  const reloaded = createTabStore("surimono.test", {});
  expect(reloaded.get()).toEqual({ memo: "お隣に" });
  token.set(undefined);
  signIn("a");
  expect(reloaded.get()).toEqual({ memo: "お隣に" });
  signIn("b");
  expect(reloaded.get()).toEqual({});
  expect(sessionStorage.getItem("surimono.test")).toBeNull();
});

test("a page that loads for the next member finds nothing either", () => {
  signIn("a");
  createTabStore("surimono.test", {}).set({ memo: "お隣に" });
  const kept = sessionStorage.getItem("surimono.test") ?? "";
  signIn("b");
  sessionStorage.setItem("surimono.test", kept);
  expect(createTabStore("surimono.test", {}).get()).toEqual({});
});

test("a guest who signs in is no other member", () => {
  token.set(undefined);
  let calls = 0;
  onOtherMember(() => calls++);
  signIn("a");
  expect(calls).toBe(0);
  signIn("b");
  expect(calls).toBe(1);
});
