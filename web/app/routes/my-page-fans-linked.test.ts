import { expect, test } from "vitest";
import { accountOfType } from "../features/fans/fan-accounts.ts";
import { clientLoader as loadSettings } from "./my-page-fans.tsx";
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
])("%s leads to the intended account: %s", (path, wanted) => {
  expect(ledTo(() => load(path))).toBe(wanted);
});

test.each([
  ["", undefined],
  ["?accountType=3", undefined],
  ["?accountType=1", "/my-page/fans/youTube"],
  ["?accountType=2", "/my-page/fans/instagram"],
  ["?accountType=4", "/my-page/fans/custom"],
])("the settings%s lead to %s", (search, wanted) => {
  const request = new Request(`http://shop.test/my-page/fans${search}`);
  expect(ledTo(() => loadSettings({ request } as Parameters<typeof loadSettings>[0]))).toBe(wanted);
});

function ledTo(load: () => unknown): string | null | undefined {
  try {
    load();
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
  return undefined;
}
