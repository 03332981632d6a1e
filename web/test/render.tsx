import { ToastArea } from "@surimono/ui/toast-area.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { queryClient } from "#app/query-client.ts";
import { ConfirmHost } from "#app/ui/confirm-host.tsx";

/** A component with everything the root provides: router, queries, confirmations and toasts. */
export function renderInShell(element: ReactNode, path = "/") {
  const page = (
    <>
      {element}
      <ConfirmHost />
      <ToastArea />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
