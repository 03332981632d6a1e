import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { askedPart } from "./asked-part.tsx";

test("a window whose code cannot be fetched is closed, and the next press tries again", async () => {
  const load = vi.fn<() => Promise<(props: { onClose: () => void }) => React.ReactNode>>();
  load.mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue(() => <p>窓</p>);
  const Part = askedPart(load);
  const onClose = vi.fn();
  const first = render(<Part onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  first.unmount();
  render(<Part onClose={onClose} />);
  expect(await screen.findByText("窓")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
