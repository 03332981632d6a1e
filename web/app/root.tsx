import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { ToastArea } from "@surimono/ui/toast-area.tsx";
import { maintenanceGuard } from "./features/notices/maintenance.ts";
import { MaintenanceAtStart } from "./features/notices/maintenance-at-start.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { queryClient } from "./query-client.ts";
import { RouteError } from "./route-error.tsx";
import { guardNamed } from "./session/guards.ts";
import { SessionWatch } from "./session/session-watch.tsx";
import { staleBuildScript, useStaleBuildGuard } from "./stale-build.ts";
import { ConfirmHost } from "./ui/confirm-host.tsx";
import { RegistrationMark } from "./ui/registration-mark.tsx";
import { useOwnAddress } from "./use-own-address.ts";

/** In the order of the rule session-guards, the maintenance record first; the guards of a page are in the layouts of `routes.ts`. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [maintenanceGuard, guardNamed("mobile")];

export const meta: Route.MetaFunction = () => [
  { title: "SURIMONO 摺物 | 1点から刷れる、印刷工房" },
  { name: "description", content: "Tシャツ、バッグ、マグ、ノート。あなたの絵を、1点から刷ってお届けします。" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: staleBuildScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useStaleBuildGuard();
  useOwnAddress();
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationProgress />
      <Outlet />
      <SessionWatch />
      <MaintenanceAtStart />
      <ConfirmHost />
      <ToastArea />
    </QueryClientProvider>
  );
}

/** Shown while the first page's code and data load; a page may ask before it has them. */
export function HydrateFallback() {
  return (
    <div role="status" aria-label="読み込んでいます" className="flex min-h-dvh items-center justify-center">
      <RegistrationMark size={48} className="animate-breathe text-red" />
      <ConfirmHost />
      <ToastArea />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
