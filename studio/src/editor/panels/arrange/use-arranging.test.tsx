// @vitest-environment jsdom
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { bench, designOf, text } from "../../editor.fixture.ts";
import type { EditorProps } from "../../editor-props.ts";
import { inPage } from "../../in-page.fixture.tsx";
import type { Session } from "../../session/session.ts";
import { useArranging } from "./use-arranging.ts";

let leave: () => Promise<void>;
afterEach(() => leave());

const PROPOSAL = { layers: [text("made")] };

function Panel() {
  const { state, again, change, lay } = useArranging(() => undefined);
  return (
    <>
      <button type="button" aria-label="案" onClick={again}>
        {state.kind}
      </button>
      <button type="button" aria-label="気分" onClick={() => change({ mood: "cool" })} />
      <button type="button" aria-label="空" onClick={() => change({ words: " " })} />
      <button type="button" aria-label="長い" onClick={() => change({ words: "あ".repeat(41) })} />
      <button type="button" aria-label="置く" onClick={() => void lay(PROPOSAL)} />
    </>
  );
}

function Desk() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" aria-label="開閉" onClick={() => setOpen(!isOpen)} />
      {isOpen && <Panel />}
    </>
  );
}

const item = { methodId: 43, colors: [{ id: 1, name: "白", hex: "#ffffff" }] } as unknown as EditorProps["item"];

async function opened(scene: object, made = bench(designOf(text("a")))) {
  const page = await inPage(made, <Desk />, { session: { scene: scene as Session["scene"] }, props: { item } });
  leave = page.leave;
  return {
    press: (label: string) => page.act(() => page.labelled(label).click()),
    act: page.act,
    shown: () => page.labelled("案").textContent,
  };
}

const endless = { lettered: { ensure: () => new Promise(() => undefined) } };

test("a panel that is closed while it makes layouts can be asked again when it is back", async () => {
  const { press, shown } = await opened(endless);
  await press("案");
  expect(shown()).toBe("working");
  await press("開閉");
  await press("開閉");
  expect(shown()).toBe("untouched");
  await press("案");
  expect(shown()).toBe("working");
});

test.each(["空", "長い"])(
  "with words that no layout is made of (%s) a run that was under way is over",
  async (words) => {
    const { press, shown } = await opened(endless);
    await press("案");
    await press(words);
    await press("気分");
    expect(shown()).toBe("untouched");
  },
);

test("a layout whose faces came late is not laid into the place that is open by then", async () => {
  const made = bench(designOf(text("a")));
  let arrive = () => {};
  const scene = { ...endless, ensureFace: () => new Promise<void>((done) => (arrive = done)) };
  const { press, act } = await opened(scene, made);
  await press("置く");
  await act(() => made.store.openArea(2));
  await act(() => arrive());
  expect(made.store.get().document).toEqual(designOf(text("a")));
  await press("置く");
  await act(() => arrive());
  expect(made.store.get().document.areas[1]?.layers).toHaveLength(1);
});
