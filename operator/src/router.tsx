import { createBrowserRouter } from "react-router";
import { Door } from "./frame/door.tsx";
import { Frame } from "./frame/frame.tsx";
import { LostPage } from "./frame/lost-page.tsx";
import { DOORS, SCREEN_GROUPS } from "./screens.ts";

const screens = SCREEN_GROUPS.flatMap((group) => group.screens);

/** The site map of the console. Each screen is a file of its own, loaded when it is opened. */
export const router = createBrowserRouter(
  [
    {
      Component: Door,
      ErrorBoundary: LostPage,
      children: DOORS.map(({ path, load }) => ({
        path: `/${path}`,
        lazy: async () => ({ Component: await load() }),
      })),
    },
    {
      path: "/",
      element: <Frame groups={SCREEN_GROUPS} />,
      ErrorBoundary: LostPage,
      children: [
        ...screens.map(({ path, right, load }) => ({
          ...(path === "" ? { index: true as const } : { path }),
          handle: { right },
          lazy: async () => ({ Component: await load() }),
        })),
        { path: "*", Component: LostPage },
      ],
    },
  ],
  { basename: "/operator" },
);
