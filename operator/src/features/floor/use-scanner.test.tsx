import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useScanner } from "./use-scanner.ts";

interface Asked {
  readonly code: string;
  readonly parcel?: { readonly parcel_number: number };
  readonly answer: (change?: Partial<typeof box>) => void;
}

const asked: Asked[] = [];
const [FIRST, SECOND, THIRD] = ["00000011", "00000029", "00000037"] as const;
const piece = (code: string) => ({
  ...{
    code,
    state: "packed",
    order_number: "SR-AAAA-0001",
    parcel_number: 1,
    ordinal: 1,
    line_id: "l",
    version_id: "v",
  },
  ...{ name: "T", item_name: "T", size_name: "M", color_name: "白", color_value: "#ffffff", method_name: "転写" },
  ...{ dispatch_by: "2026-12-01", rejects: 0, reason: "", moved_at: "", moved_by: "", batch: "" },
  is_sending: false,
});

const box = {
  ...{ order_number: "SR-AAAA-0001", parcel_number: 1, parcels: 1, units: 3, packed: 1, is_complete: false },
  ...{ missing: [SECOND, THIRD].map(piece), missing_codes: [SECOND, THIRD], to_take_out: [] },
};
let isDown = false;

/** The shop answers only when it is told to: each piece goes into the one box, which waits for more. */
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  isDown = false;
  vi.stubGlobal("fetch", (_url: string, init?: RequestInit) => {
    if (isDown) return Promise.reject(new TypeError("Failed to fetch"));
    // The paper of a box is read, and everything else is sent.
    const { data } = JSON.parse(String(init?.body ?? '{"data":{"code":"paper"}}')) as {
      data: Omit<Asked, "answer"> & { readonly station?: string };
    };
    return new Promise<Response>((resolve) => {
      const answer = (change: Partial<typeof box> = {}) => {
        const parcel = data.station === "check" ? null : { ...box, ...change };
        const body = {
          unit: piece(data.code ?? FIRST),
          did: "packed",
          again: false,
          parcel,
          batch: null,
          undo_until: null,
        };
        resolve(Response.json(body));
      };
      asked.push({ ...data, answer });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
const askedFor = (code: string) => asked.find((one) => one.code === code);
/** Whatever the queue, which tries again by itself, has sent before. */
const sentOf = (code: string) => vi.waitFor(() => expect(askedFor(code)).toBeDefined());

test("at the packing table a scan that comes before the answer to the one before goes in the box that this one opens", async () => {
  const { result } = renderHook(() => useScanner("pack"));
  act(() => {
    void result.current.scan(FIRST);
    void result.current.scan(SECOND);
  });
  await sent(1);
  expect(result.current.shown).toBeUndefined();
  await act(async () => asked[0]?.answer());
  await sent(2);
  expect(asked[1]).toMatchObject({ code: SECOND, parcel: { parcel_number: 1 } });
  await act(async () => asked[1]?.answer());
  expect(result.current.shown).toMatchObject({ kind: "done", answer: { unit: { code: SECOND } } });
});

test("after an undo or a rejection the box on the table stays open, as it is then (rule floor-packing)", async () => {
  const { result } = renderHook(() => useScanner("pack"));
  act(() => void result.current.scan(FIRST));
  await sent(1);
  await act(async () => asked[0]?.answer());
  expect(result.current.parcel?.packed).toBe(1);
  act(() => void result.current.undo(crypto.randomUUID()));
  await sent(2);
  await act(async () => asked[1]?.answer({ packed: 0 }));
  expect(result.current).toMatchObject({ shown: { kind: "undone" }, parcel: { packed: 0 } });
  act(() => result.current.handled(undefined));
  expect(result.current.shown).toBeUndefined();
  act(() => void result.current.scan(SECOND));
  await sent(3);
  expect(asked[2]).toMatchObject({ code: SECOND, parcel: { parcel_number: 1 } });
});

test("a late answer to a scan of another station leaves the box on the table open", async () => {
  const { result, rerender } = renderHook((station: "check" | "pack") => useScanner(station), {
    initialProps: "check",
  });
  isDown = true;
  await act(async () => result.current.scan(THIRD));
  expect(result.current.waiting).toHaveLength(1);
  isDown = false;
  rerender("pack");
  await act(async () => {
    void result.current.scan("SRAAAA0001P1");
    await sent(1);
    asked[0]?.answer();
  });
  expect(result.current.parcel?.parcel_number).toBe(1);
  act(() => void globalThis.dispatchEvent(new Event("online")));
  await sent(2);
  await act(async () => asked[1]?.answer());
  await vi.waitFor(() => expect(result.current.waiting).toEqual([]));
  expect(result.current.parcel?.parcel_number).toBe(1);
});

test.each([
  ["fills its own box", { packed: 3, is_complete: true }],
  ["leaves its own box waiting", { packed: 2 }],
])("a late answer that %s leaves the box open that was opened since", async (_, change) => {
  const { result } = renderHook(() => useScanner("pack"));
  act(() => void result.current.scan(FIRST));
  await sent(1);
  await act(async () => asked[0]?.answer());
  isDown = true;
  await act(async () => result.current.scan(SECOND));
  expect(result.current.waiting).toHaveLength(1);
  isDown = false;
  act(() => void result.current.scan("SRAAAA0001P2"));
  await sentOf("paper");
  await act(async () => askedFor("paper")?.answer({ parcel_number: 2 }));
  expect(result.current.parcel?.parcel_number).toBe(2);
  act(() => void globalThis.dispatchEvent(new Event("online")));
  await sentOf(SECOND);
  await act(async () => askedFor(SECOND)?.answer(change));
  await vi.waitFor(() => expect(result.current.waiting).toEqual([]));
  expect(result.current.parcel?.parcel_number).toBe(2);
  act(() => void result.current.scan(THIRD));
  await sentOf(THIRD);
  expect(askedFor(THIRD)).toMatchObject({ parcel: { parcel_number: 2 } });
});

test("the last piece of the open box closes it", async () => {
  const { result } = renderHook(() => useScanner("pack"));
  act(() => void result.current.scan(FIRST));
  await sent(1);
  await act(async () => asked[0]?.answer());
  expect(result.current.parcel).toBeDefined();
  act(() => void result.current.scan(SECOND));
  await sent(2);
  await act(async () => asked[1]?.answer({ packed: 3, is_complete: true }));
  expect(result.current.parcel).toBeUndefined();
});

test("without network a piece of the open box is kept, also one that is not named on the page", async () => {
  const { result } = renderHook(() => useScanner("pack"));
  act(() => void result.current.scan(FIRST));
  await sent(1);
  await act(async () => asked[0]?.answer({ missing: [piece(SECOND)], missing_codes: [SECOND, THIRD] }));
  isDown = true;
  for (const code of [SECOND, THIRD]) {
    await act(async () => result.current.scan(code));
    expect(result.current.shown).toMatchObject({ kind: "kept", code });
  }
  await act(async () => result.current.scan("00000045"));
  expect(result.current.shown).toMatchObject({ kind: "refused" });
});

test("a label that a scanner reads twice in a moment is one scan", async () => {
  const { result } = renderHook(() => useScanner("check"));
  act(() => {
    void result.current.scan(FIRST);
    void result.current.scan(FIRST);
    void result.current.scan(SECOND);
  });
  await sent(1);
  await act(async () => asked[0]?.answer());
  await sent(2);
  expect(asked.map(({ code }) => code)).toEqual([FIRST, SECOND]);
});
