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

function Panel() {
  const { state, again } = useArranging(() => undefined);
  return (
    <button type="button" aria-label="案" onClick={again}>
      {state.kind}
    </button>
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

test("a panel that is closed while it makes layouts can be asked again when it is back", async () => {
  const scene = { lettered: { ensure: () => new Promise(() => undefined) } } as unknown as Session["scene"];
  const item = { methodId: 43, colors: [{ id: 1, name: "白", hex: "#ffffff" }] } as unknown as EditorProps["item"];
  const page = await inPage(bench(designOf(text("a"))), <Desk />, { session: { scene }, props: { item } });
  leave = page.leave;
  const press = (label: string) => page.act(() => page.labelled(label).click());
  const shown = () => page.labelled("案").textContent;
  await press("案");
  expect(shown()).toBe("working");
  await press("開閉");
  await press("開閉");
  expect(shown()).toBe("untouched");
  await press("案");
  expect(shown()).toBe("working");
});
