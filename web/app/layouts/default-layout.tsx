import { Outlet } from "react-router";
import { BottomBar } from "#app/frame/bottom-bar.tsx";
import { Footer } from "#app/frame/footer.tsx";
import { Guide } from "#app/frame/guide.tsx";
import { Header } from "#app/frame/header/header.tsx";
import { errorMeta, RouteError } from "#app/route-error.tsx";

export const meta = errorMeta;

/** Header, page, guide, footer, bottom bar. A page brings its own `main` with the id that the skip link names. */
export default function DefaultLayout() {
  return (
    <>
      <Header />
      <div id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
      <Guide />
      <Footer />
      <BottomBar />
    </>
  );
}

/** A page that failed keeps the frame around it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <Header />
      <RouteError error={error} />
      <Footer />
      <BottomBar />
    </>
  );
}
