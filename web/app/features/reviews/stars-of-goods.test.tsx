import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { useReviewsPlace } from "./reviews-place.ts";
import { StarsOfGoods } from "./stars-of-goods.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = { "/api/review/sums": { sums: [{ product_id: 1001, total: 12, average: 4 }] } };

test("all cards of a page ask once, and goods without a review have no stars", async () => {
  const api = fakeApi(answers);
  renderInShell([1001, 1002, 1003].map((id) => <StarsOfGoods key={id} productId={id} />));
  expect(await screen.findByText("4.0")).toBeTruthy();
  expect(document.body.textContent).toBe("★評価4.0（12件）");
  expect(api).toHaveBeenCalledTimes(1);
});

function Place({ name, productId }: { name: string; productId: number }) {
  return <section ref={useReviewsPlace(productId, true)} tabIndex={-1} aria-label={name} />;
}

test("on the goods' page they lead to the reviews that are seen, also when those come later", async () => {
  fakeApi(answers);
  const user = userEvent.setup();
  const scroll = vi.fn();
  // Of two places the phone's is shown.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockImplementation(function (this: HTMLElement) {
    return (this.getAttribute("aria-label") === "電話" ? [{}] : []) as unknown as DOMRectList;
  });
  HTMLElement.prototype.scrollIntoView = scroll;
  renderInShell(<StarsOfGoods productId={1001} onPage />);
  await user.click(await screen.findByRole("button", { name: /のレビューを読む/ }));
  expect(scroll).not.toHaveBeenCalled();
  renderInShell(
    ["別の商品", "広い画面", "電話"].map((name, at) => (
      <Place key={name} name={name} productId={1000 + Math.min(at, 1)} />
    )),
  );
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("電話"));
  expect(scroll).toHaveBeenCalledTimes(1);
});
