import { ToastArea } from "@surimono/ui/toast-area.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { router } from "./router.tsx";
import { queryClient } from "./session/query-client.ts";
import "./console.css";

const place = document.getElementById("console");
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastArea />
      </QueryClientProvider>
    </StrictMode>,
  );
