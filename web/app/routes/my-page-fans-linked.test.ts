import { expect, test } from "vitest";
import { accountOfType } from "../features/fans/fan-accounts.ts";
import { clientLoader } from "./my-page-fans-linked.tsx";

const load = (path: string) =>
  clientLoader({ request: new Request(`http://shop.test${path}`) } as Parameters<typeof clientLoader>[0]);

test.each([
  ["1", "youtube"],
  ["2", "instagram"],
  ["4", "custom"],
  ["3", undefined],
  ["two", undefined],
  [null, undefined],
])("accountType %s means %s", (accountType, account) => {
  expect(accountOfType(accountType)).toBe(account);
});

test.each([
  ["/my-page/fans/youTube", "youtube"],
  ["/my-page/fans/youTube?accountType=9", "youtube"],
  ["/my-page/fans/instagram", "instagram"],
  ["/my-page/fans/instagram?accountType=2", "instagram"],
])("%s is the page of %s", (path, account) => {
  expect(load(path)).toBe(account);
});

test.each([
  ["/my-page/fans/youTube?accountType=2", "/my-page/fans/instagram"],
  ["/my-page/fans/instagram?accountType=1", "/my-page/fans/youTube"],
  ["/my-page/fans/instagram?accountType=4", "/my-page/fans/custom"],
])("%s leads to the account that is meant: %s", (path, wanted) => {
  let led: unknown;
  try {
    load(path);
  } catch (thrown) {
    led = thrown;
  }
  expect((led as Response).headers.get("location")).toBe(wanted);
});
