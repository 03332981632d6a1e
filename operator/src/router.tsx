import { createBrowserRouter } from "react-router";
import { Door } from "./frame/door.tsx";
import { Frame } from "./frame/frame.tsx";
import { LostPage } from "./frame/lost-page.tsx";

/** The site map of the console. Each screen is a file of its own, loaded when it is opened. */
export const router = createBrowserRouter(
  [
    {
      Component: Door,
      ErrorBoundary: LostPage,
      children: [
        {
          path: "/login",
          lazy: async () => ({ Component: (await import("./features/operators/sign-in-screen.tsx")).SignInScreen }),
        },
        {
          path: "/invitation",
          lazy: async () => ({
            Component: (await import("./features/operators/invitation-screen.tsx")).InvitationScreen,
          }),
        },
      ],
    },
    {
      path: "/",
      Component: Frame,
      ErrorBoundary: LostPage,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import("./features/counter/today-screen.tsx")).TodayScreen }),
        },
        {
          path: "orders",
          lazy: async () => ({ Component: (await import("./features/counter/orders-screen.tsx")).OrdersScreen }),
        },
        {
          path: "orders/:number",
          lazy: async () => ({ Component: (await import("./features/counter/order-screen.tsx")).OrderScreen }),
        },
        {
          path: "operators",
          lazy: async () => ({
            Component: (await import("./features/operators/operators-screen.tsx")).OperatorsScreen,
          }),
        },
        {
          path: "devices",
          lazy: async () => ({ Component: (await import("./features/operators/devices-screen.tsx")).DevicesScreen }),
        },
        { path: "*", Component: LostPage },
      ],
    },
  ],
  { basename: "/operator" },
);
