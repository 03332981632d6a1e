import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SearchLine } from "./search-line.tsx";

afterEach(cleanup);

function Searched() {
  const [text, setText] = useState("");
  return (
    <>
      <SearchLine label="番号" text={text} onSearch={setText} />
      <button type="button" onClick={() => setText("")}>
        すべて
      </button>
    </>
  );
}

test("the focus stays in the field that was searched with, and the field follows what is asked for elsewhere", async () => {
  render(<Searched />);
  await userEvent.type(screen.getByRole("searchbox"), "S-1{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await userEvent.click(screen.getByRole("button", { name: "すべて" }));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});
