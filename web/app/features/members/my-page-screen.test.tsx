import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { business, consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { MyPageScreen, type PersonName } from "./my-page-screen.tsx";

const MEMBER = { ...consumer, notification: { private_notification: [], public_notification: [] } };
const NOTHING = { last_name: "", first_name: "" };
const OF_ADDRESS = { last_name: "摺木", first_name: "花子" };

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function openMyPage(name: PersonName, addressName?: PersonName, storesGoods = false) {
  const profile = { nickname: "みどり", email: consumer.email, birthday: null, ...name };
  fakeApi({ "/api/member/profile": profile });
  renderInShell(
    <MyPageScreen
      member={MEMBER}
      reloadMember={() => {}}
      addressName={addressName}
      storesGoods={storesGoods}
      coupons={null}
    />,
  );
  const term = await screen.findByText("お名前");
  return term.nextElementSibling?.textContent;
}

/** What the form begins with. */
function typed() {
  fireEvent.click(screen.getByRole("button", { name: "変更する" }));
  return ["姓", "名"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
}

test("the profile's own name is shown and changed, whatever the address says", async () => {
  expect(await openMyPage({ last_name: "摺物", first_name: "みどり" }, OF_ADDRESS)).toBe("摺物 みどり");
  expect(typed()).toEqual(["摺物", "みどり"]);
});

test("half a name is a name", async () => {
  expect(await openMyPage({ last_name: "", first_name: "みどり" }, OF_ADDRESS)).toBe("みどり");
  expect(typed()).toEqual(["", "みどり"]);
});

test("without one the address's is shown, says where it is from, and is offered", async () => {
  expect(await openMyPage(NOTHING, OF_ADDRESS)).toBe("摺木 花子（お届け先から）");
  expect(typed()).toEqual(["摺木", "花子"]);
});

test("without either it is not set", async () => {
  expect(await openMyPage(NOTHING)).toBe("未設定");
  expect(typed()).toEqual(["", ""]);
});

test("a business reads the discount that it is charged with, to the hundredth of a percent", () => {
  fakeApi({ "/api/member/profile": { nickname: "", email: business.email, birthday: null, ...NOTHING } });
  const company = { company_name: "株式会社版木堂", contact_name: "摺木", state: "approved" as const };
  const member = {
    ...MEMBER,
    ...business,
    notification: MEMBER.notification,
    business: company,
    discount_rate: 0.0725,
  };
  const without = { reloadMember: () => {}, addressName: undefined, storesGoods: false, coupons: null };
  renderInShell(<MyPageScreen member={member} {...without} />);
  expect(screen.getByText("法人割引").nextElementSibling?.textContent).toBe("7.25%");
});

test.each([true, false])("the warehouse has its door where the shop stores goods: %s", async (storesGoods) => {
  await openMyPage(NOTHING, undefined, storesGoods);
  expect(screen.queryByRole("link", { name: /^倉庫/ }) !== null).toBe(storesGoods);
});
