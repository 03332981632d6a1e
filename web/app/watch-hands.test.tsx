import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { watchHands } from "./watch-hands.ts";

beforeAll(() => {
  watchHands();
  watchHands();
});

afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.restoreAllMocks();
});

let clock = 0;

/** The end of a tap; returns whether a click may follow. */
function tap(target: Element, { after = 1000, x = 100, fingers = 0 } = {}): boolean {
  clock += after;
  const event = new Event("touchend", { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    timeStamp: { value: clock },
    changedTouches: { value: [{ clientX: x, clientY: 200 }] },
    touches: { value: Array.from({ length: fingers }) },
  });
  target.dispatchEvent(event);
  return !event.defaultPrevented;
}

function page() {
  render(
    <>
      <button type="submit">注文を確定する</button>
      <button type="button">削除する</button>
      <button type="button" aria-label="1つ増やす">
        <span>＋</span>
      </button>
      <button type="button" aria-label="お気に入り" aria-pressed="false" />
      <input aria-label="お名前" />
      <canvas />
      <p>文章</p>
    </>,
  );
}

const button = (name: string) => screen.getByRole("button", { name });

test("the second tap of a double tap does not press a button again", () => {
  page();
  for (const name of ["注文を確定する", "削除する", "お気に入り"]) {
    expect(tap(button(name)), name).toBe(true);
    expect(tap(button(name), { after: 299 }), name).toBe(false);
    expect(tap(button(name), { after: 300 }), name).toBe(true);
  }
});

test("nor does it reach what the first one opened below the finger", () => {
  page();
  expect(tap(button("削除する"))).toBe(true);
  expect(tap(button("注文を確定する"), { after: 120 })).toBe(false);
  expect(tap(button("削除する"))).toBe(true);
  expect(tap(screen.getByText("文章"), { after: 120 })).toBe(false);
});

test("controls for fast tapping are left alone: steps, text boxes, the studio's canvas", () => {
  page();
  for (const target of [
    screen.getByText("＋"),
    screen.getByRole("textbox"),
    document.querySelector("canvas") as Element,
  ]) {
    expect(tap(target)).toBe(true);
    expect(tap(target, { after: 80 })).toBe(true);
  }
});

test("two taps in two places are two taps, and two fingers are not a tap", () => {
  page();
  expect(tap(button("削除する"))).toBe(true);
  expect(tap(button("注文を確定する"), { after: 100, x: 180 })).toBe(true);
  expect(tap(button("削除する"), { after: 100, x: 180, fingers: 1 })).toBe(true);
});

/** A mouse click, the `count`th in its place; returns whether any element below received it. */
function click(target: Element, { after = 1000, count = 1 } = {}): boolean {
  clock += after;
  const heard = vi.fn();
  target.addEventListener("click", heard, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: count });
  Object.defineProperty(event, "timeStamp", { value: clock });
  target.dispatchEvent(event);
  target.removeEventListener("click", heard);
  return heard.mock.calls.length > 0;
}

test("the second click of a double click presses nothing, neither again nor what the first one opened there", () => {
  page();
  expect(click(button("注文を確定する"))).toBe(true);
  expect(click(button("注文を確定する"), { count: 2, after: 120 })).toBe(false);
  expect(click(button("削除する"), { count: 3, after: 120 })).toBe(false);
  expect(click(button("注文を確定する"), { count: 2, after: 300 })).toBe(true);
});

test("fast clicks on steps and text boxes, clicks in two places and keys are left alone", () => {
  page();
  for (const target of [screen.getByText("＋"), screen.getByRole("textbox")]) {
    expect(click(target)).toBe(true);
    expect(click(target, { count: 2, after: 80 })).toBe(true);
  }
  expect(click(button("削除する"))).toBe(true);
  expect(click(button("注文を確定する"), { after: 80 })).toBe(true);
  expect(click(button("注文を確定する"), { after: 80, count: 0 })).toBe(true);
});

test("offline no link leaves the page, so that typed text is not lost", () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(
    <>
      <a href="/cart">カート</a>
      <a href="#main">本文へ</a>
      <a href="/sheet.png" download>
        保存
      </a>
    </>,
  );
  expect(fireEvent.click(screen.getByText("カート"))).toBe(false);
  expect(toasts.get().map(({ message }) => message)).toEqual(["インターネットに接続されていません。"]);
  expect(fireEvent.click(screen.getByText("本文へ"))).toBe(true);
  expect(fireEvent.click(screen.getByText("保存"))).toBe(true);
  line.mockReturnValue(true);
  // jsdom cannot navigate, and logs that.
  screen.getByText("カート").addEventListener("click", (event) => event.preventDefault());
  toasts.set([]);
  fireEvent.click(screen.getByText("カート"));
  expect(toasts.get()).toEqual([]);
});

test("the arrow keys cycle through an open menu of the header", () => {
  render(
    <header>
      <input aria-label="検索" />
      <div>
        <button type="button" aria-expanded="true">
          MENU
        </button>
        <a href="/a">一</a>
        <a href="/b">二</a>
      </div>
    </header>,
  );
  const menu = screen.getByRole("button");
  menu.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const reached = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(reached).toEqual(["一", "二", "MENU", "二"]);
  screen.getByRole("textbox").focus();
  expect(press("ArrowDown")).toBe(true);
  menu.setAttribute("aria-expanded", "false");
  menu.focus();
  expect(press("ArrowDown")).toBe(true);
});
