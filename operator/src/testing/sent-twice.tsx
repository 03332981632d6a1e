import type { OperatorRight } from "@surimono/domain/operators";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { OPERATOR_KEY } from "../session/use-operator.ts";

interface Asked {
  /** As the page shows it when the question is asked, and as it was fetched again after the first answer was lost. */
  readonly before: ReactNode;
  readonly fetched: ReactNode;
  /** The button that opens the dialog, where it is not open already. */
  readonly opening?: RegExp;
  readonly typed?: readonly (readonly [label: string, words: string])[];
  readonly yes: string;
  readonly rights?: readonly OperatorRight[];
}

/** What a dialog sends when its answer was lost, and again when it is pressed once more upon a page that was fetched meanwhile. */
export async function sentTwice({ before, fetched, opening, typed = [], yes, rights = [] }: Asked): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)).data);
    throw new TypeError("Failed to fetch");
  });
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights });
  const shown = (children: ReactNode) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const view = render(shown(before));
  if (opening) await userEvent.click(screen.getByRole("button", { name: opening }));
  for (const [label, words] of typed) await userEvent.type(screen.getByLabelText(label), words);
  const press = () => userEvent.click(screen.getByRole("button", { name: yes }));
  await press();
  await vi.waitFor(() =>
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).not.toBe(""),
  );
  view.rerender(shown(fetched));
  await press();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  return sent;
}
