import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useScanner } from "./use-scanner.ts";

interface Asked {
  readonly code: string;
  readonly parcel?: { readonly parcel_number: number };
  readonly answer: () => void;
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

/** The shop answers a scan only when it is told to: each goes into the one box, which waits for more. */
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    const { data } = JSON.parse(String(init.body)) as { data: Omit<Asked, "answer"> };
    return new Promise<Response>((resolve) => {
      const parcel = {
        ...{ order_number: "SR-AAAA-0001", parcel_number: 1, parcels: 1, units: 3, packed: 1, is_complete: false },
        ...{ missing: [SECOND, THIRD].map(piece), to_take_out: [] },
      };
      const body = { unit: piece(data.code), did: "packed", again: false, parcel, undo_until: null };
      const headers = { "content-type": "application/json" };
      asked.push({ ...data, answer: () => resolve(new Response(JSON.stringify(body), { headers })) });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

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
