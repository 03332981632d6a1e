import type { WireCart } from "@surimono/contract/cart";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { SeveralChoice } from "./several-choice.tsx";
import { destinationOf, entryOf, lineOf, splitOf } from "./split.fixture.ts";
import { type Split, splitQuery } from "./split.query.ts";
import { settleSplit, wantedSplit, wishSplit } from "./split-changes.ts";
import { switchMode } from "./switch-mode.ts";

const SPLIT = "/api/cart/destinations";
const BOOK = "/api/address/list";
const LINES = [lineOf("l1", 3), lineOf("l2", 2, { size_name: "L" })];
const [HOME, SHOP] = [entryOf("a1", "摺木"), entryOf("a2", "版木")];

/** What the server keeps: as the real one does, it takes a list only of the revision that it has. */
let kept: Split;
let refuse: ((wanted: Split) => unknown) | undefined;
const saved = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
let calls: { method: string; body: Split }[] = [];

beforeEach(() => {
  queryClient.clear();
  wantedSplit.set(undefined);
  calls = [];
  refuse = undefined;
  kept = splitOf([destinationOf(HOME, [{ line_id: "l1", quantity: 2 }]), destinationOf(SHOP)]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failed = (status: number, code: string, message: string) => ({
  status,
  body: { error_code: code, message, request_id: "r" },
});

function serve(more: Record<string, unknown> = {}) {
  const answerOf = () => {
    const [, init] = fetched.mock.calls.at(-1) as unknown as [unknown, RequestInit | undefined];
    const method = init?.method ?? "GET";
    const body = method === "PUT" ? (JSON.parse(String(init?.body)).data as Split) : kept;
    calls.push({ method, body });
    if (method !== "PUT") return kept;
    const refused = refuse?.(body);
    if (refused) return refused;
    if (body.revision !== kept.revision) return failed(409, "cart/split-changed", "別の画面で変更されました。");
    const known = new Map([HOME, SHOP].map((entry) => [entry.address_id, entry]));
    const destinations = body.destinations.map((one) => ({
      ...destinationOf(known.get(one.address_id ?? "") ?? HOME, one.pieces),
      ...{ destination_id: one.destination_id, note: one.note, address_id: one.address_id ?? null },
    }));
    kept = { ...kept, several: body.several, revision: kept.revision + 1, destinations };
    return kept;
  };
  const fetched = fakeApi({ [SPLIT]: answerOf, [BOOK]: { addresses: [HOME, SHOP] }, ...more });
  return fetched;
}

async function open(more: Record<string, unknown> = {}) {
  serve(more);
  const goneOn = vi.fn();
  const onMode = vi.fn();
  renderInShell(
    <SeveralChoice heading={<h1>お届け先</h1>} lines={LINES} onMode={onMode}>
      {(_split, goOn) => (
        <button type="button" onClick={() => void goOn().then(goneOn)}>
          すすむ
        </button>
      )}
    </SeveralChoice>,
  );
  await screen.findByRole("list", { name: "割り振り" });
  return { user: userEvent.setup(), goneOn, onMode };
}

const sums = () => screen.getByRole("list", { name: "割り振り" }).textContent;
const stepper = (number: number, size: string) =>
  screen.getByRole("textbox", { name: `お届け先${number}のふくろうのT・ホワイト・${size}の数` });

describe("adding up", () => {
  test("says for each line what is missing, and what is too much", async () => {
    const { user } = await open();
    expect(sums()).toBe("ふくろうのT・ホワイト・M2 / 3点あと1点ふくろうのT・ホワイト・L0 / 2点あと2点");
    await user.clear(stepper(2, "M"));
    await user.type(stepper(2, "M"), "2");
    await waitFor(() => expect(sums()).toContain("M4 / 3点1点多い"));
  });

  test("divides evenly, and keeps it as it is shown", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "均等に分ける" }));
    expect(sums()).toBe("ふくろうのT・ホワイト・M3 / 3点そろいましたふくろうのT・ホワイト・L2 / 2点そろいました");
    await waitFor(() => expect(saved()).toHaveLength(1));
    const [list] = saved();
    expect(list?.revision).toBe(1);
    expect(list?.destinations.map(({ pieces }) => pieces.map(({ quantity }) => quantity))).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  test("goes on only when the server has nothing to say against it, and names what is wrong", async () => {
    const message = "このお届け先にお届けする数を入力してください。";
    const [, second] = kept.destinations;
    kept = splitOf(kept.destinations, {
      obstacles: [
        {
          code: "delivery/no-pieces",
          step: "address",
          field: "pieces",
          message,
          destination_id: second?.destination_id,
        },
      ] as unknown as Split["obstacles"],
    });
    const { user, goneOn } = await open();
    await user.click(screen.getByRole("button", { name: "すすむ" }));
    await waitFor(() => expect(goneOn).toHaveBeenCalledWith(false));
    expect(screen.getAllByText(message)).toHaveLength(2);
  });
});

describe("another page saved other destinations meanwhile", () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, several = true) => {
    kept = splitOf([destinationOf(SHOP, [{ line_id: "l1", quantity: 3 }])], { revision: 2, several });
    await user.click(screen.getByRole("button", { name: "均等に分ける" }));
    await screen.findByRole("button", { name: "この画面の内容で保存する" });
  };

  test("what was typed stays until the customer says which of them holds", async () => {
    const { user, goneOn } = await open();
    await change(user);
    expect(sums()).toContain("M3 / 3点そろいました");
    expect(kept.destinations).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "すすむ" }));
    await waitFor(() => expect(goneOn).toHaveBeenCalledWith(false));
    expect(saved()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "この画面の内容で保存する" }));
    await waitFor(() => expect(kept.destinations).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("button", { name: "この画面の内容で保存する" })).toBeNull());
    expect(kept.revision).toBe(3);
  });

  test("the other page's can be taken", async () => {
    const { user } = await open();
    await change(user);
    await user.click(screen.getByRole("button", { name: "別の画面の内容を使う" }));
    await waitFor(() =>
      expect(within(screen.getByRole("list", { name: "お届け先" })).getAllByText(/^お届け先$/)).toHaveLength(1),
    );
    expect(saved()).toHaveLength(1);
    expect(wantedSplit.get()).toBeUndefined();
  });

  describe("to one place", () => {
    test("the list stays to ask, and makes room when the other page's is taken", async () => {
      const { user, onMode } = await open();
      await change(user, false);
      expect(onMode.mock.lastCall).toEqual([true]);
      await user.click(screen.getByRole("button", { name: "別の画面の内容を使う" }));
      await waitFor(() => expect(onMode.mock.lastCall).toEqual([false]));
      expect(saved()).toHaveLength(1);
    });

    test("several hold again when the list's own are kept", async () => {
      const { user, onMode } = await open();
      await change(user, false);
      await user.click(screen.getByRole("button", { name: "この画面の内容で保存する" }));
      await waitFor(() => expect(onMode).toHaveBeenCalledTimes(2));
      expect(onMode.mock.calls).toEqual([[true], [true]]);
      expect(kept).toMatchObject({ several: true, revision: 3 });
    });

    test("whoever left the question comes back to it", async () => {
      const { user } = await open();
      await change(user, false);
      expect(await switchMode(true, "a1")).toBe(true);
      expect(saved()).toHaveLength(1);
      expect(wantedSplit.get()?.isContested).toBe(true);
    });
  });
});

test("what another page took out of cart and address book is left out, and the rest is kept", async () => {
  const limits = { minimum_quantity: 1, maximum_quantity: 500, leaves_at: "2099-01-01", next_fee_band: null };
  // In full, since answers are read by their schema.
  const cart: WireCart = {
    ...{ delivery_method: "courier", delivery_methods: [], miles: null },
    ...{ cart_id: "c1", several: true, totals: kept.totals, coupon: null, coupon_at_stake: "" },
    ...{ lines: LINES.slice(0, 1).map((line) => ({ ...line, ...limits })), next_bulk_discount: null, obstacles: [] },
  };
  const { user } = await open({ "/api/cart/get-for-me": cart });
  refuse = (wanted) =>
    wanted.destinations.some(({ pieces }) => pieces.some(({ line_id }) => line_id === "l2")) &&
    failed(404, "cart/no-such-line", "カートの内容が変わりました。");
  await user.click(screen.getByRole("button", { name: "均等に分ける" }));
  await waitFor(() => expect(kept.revision).toBe(2));
  expect(kept.destinations.map(({ pieces }) => pieces)).toEqual([
    [{ line_id: "l1", quantity: 2 }],
    [{ line_id: "l1", quantity: 1 }],
  ]);
});

test("what the server did not take stays on the page, and goes with the next change", async () => {
  const { user } = await open();
  refuse = () => failed(503, "server/down", "しばらくしてからお試しください。");
  await user.click(screen.getByRole("button", { name: "均等に分ける" }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(sums()).toContain("M3 / 3点そろいました"));
  refuse = undefined;
  await user.click(screen.getByRole("button", { name: "すすむ" }));
  await waitFor(() => expect(kept.revision).toBe(2));
  expect(saved()).toHaveLength(2);
});

test("from several destinations to one and back, nothing of them is lost", async () => {
  serve();
  const before = kept.destinations;
  expect(await switchMode(false, "a1")).toBe(true);
  expect(kept).toMatchObject({ several: false, revision: 2 });
  expect(kept.destinations.map(({ pieces }) => pieces)).toEqual(before.map(({ pieces }) => pieces));
  expect(await switchMode(true, "a2")).toBe(true);
  expect(kept.several).toBe(true);
  expect(kept.destinations.map(({ destination_id }) => destination_id)).toEqual(
    before.map(({ destination_id }) => destination_id),
  );
});

test("a change on its way is saved before the switch reads the list", async () => {
  const shop = serve();
  let release = () => {};
  const isLate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What was read before the save is answered after it.
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof shop>) => {
    const answer = await shop(...asked);
    if (calls.at(-1)?.method === "GET") await isLate;
    return answer;
  });
  queryClient.setQueryData(splitQuery.queryKey, kept);
  wishSplit({ several: true, destinations: kept.destinations });
  const saving = settleSplit();
  const switched = switchMode(false, "a1");
  await saving;
  release();
  expect(await switched).toBe(true);
  expect(kept).toMatchObject({ several: false, revision: 3 });
});

test("the first time, the chosen address is the first destination", async () => {
  kept = splitOf([], { several: false, revision: 0 });
  serve();
  await switchMode(true, "a2");
  expect(kept.destinations.map(({ address_id }) => address_id)).toEqual(["a2"]);
});
