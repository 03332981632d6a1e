import type { Wishes } from "@surimono/contract/delivery";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAddressesAgain } from "#app/features/delivery/delivery.queries.ts";
import { SingleWish } from "#app/features/delivery/several.ts";
import { wishElsewhere } from "#app/features/delivery/wish-elsewhere.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { reviewOf } from "../features/orders/review.fixture.ts";

const HOME = reviewOf(0).address;
const OFFER = { first_day: "2026-12-02", last_day: "2026-12-04", bands: ["morning", "14-16"] } satisfies ReturnType<
  typeof reviewOf
>["wish_offer"];

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let wished: Wishes | undefined;

function Step({ first }: { first: Wishes | undefined }) {
  const [wish, setWish] = useState(first);
  wished = wish;
  return <SingleWish addressId="a1" wish={wish} onChange={setWish} />;
}

type Offer = ReturnType<typeof reviewOf>["wish_offer"];

async function open(offerOf: () => Offer = () => OFFER, first?: Wishes) {
  fakeApi({
    "/api/order/review": () => reviewOf(0, { wish_offer: offerOf() }),
    "/api/address/list": { addresses: [HOME] },
  });
  renderInShell(<Step first={first} />);
  const user = userEvent.setup();
  await user.click(await screen.findByText("ご依頼主・日時・メモ"));
  return user;
}

test("an order to one address has a sender, a day, a band and a note like one of several", async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText("ご依頼主"), "present");
  await user.selectOptions(screen.getByLabelText("お届け希望日"), "2026-12-03");
  await user.selectOptions(screen.getByLabelText("時間帯"), "14-16");
  await user.type(screen.getByLabelText("お届け先へのメモ"), "置き配");
  expect(wished).toEqual({ sender: "present", wished_day: "2026-12-03", wished_band: "14-16", note: "置き配" });
  // Taken back, nothing is wished for, and the order is as one without.
  await user.selectOptions(screen.getByLabelText("ご依頼主"), "own");
  await user.selectOptions(screen.getByLabelText("お届け希望日"), "");
  await user.selectOptions(screen.getByLabelText("時間帯"), "");
  await user.clear(screen.getByLabelText("お届け先へのメモ"));
  expect(wished).toBeUndefined();
});

test("where the courier offers no hours there are none to choose", async () => {
  await open(() => ({ ...OFFER, bands: [] }));
  expect(screen.getByLabelText("時間帯").textContent).toBe("指定なし");
});

test("a day and a band that are no longer offered are seen, and can be taken back", async () => {
  const user = await open(() => ({ ...OFFER, bands: [] }), {
    ...{ sender: "own", note: "" },
    ...{ wished_day: "2026-11-30", wished_band: "morning" },
  });
  const selected = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0];
  expect(selected("お届け希望日")?.textContent).toBe("2026/11/30（ご指定いただけません）");
  expect(selected("時間帯")?.textContent).toContain("（ご指定いただけません）");
  expect(selected("時間帯")?.disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText("お届け希望日"), "指定なし");
  await user.selectOptions(screen.getByLabelText("時間帯"), "指定なし");
  expect(wished).toBeUndefined();
  expect(screen.queryByText(/ご指定いただけません/)).toBeNull();
});

test("what is offered is read again when an address was changed", async () => {
  let offer = OFFER;
  await open(() => offer);
  offer = { ...OFFER, first_day: "2026-12-04" };
  await readAddressesAgain();
  await waitFor(() => expect(screen.queryByRole("option", { name: "2026/12/02" })).toBeNull());
});

test("a day belongs to its address, name and note to the order", () => {
  const wish: Wishes = { sender: "present", wished_day: "2026-12-03", wished_band: "14-16", note: "" };
  expect(wishElsewhere(wish)).toEqual({ sender: "present", note: "" });
  expect(wishElsewhere({ ...wish, sender: "own" })).toBeUndefined();
});
