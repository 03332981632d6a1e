import { Outlet } from "react-router";
import { BottomBar } from "#app/frame/bottom-bar.tsx";
import { Footer } from "#app/frame/footer.tsx";
import { Header } from "#app/frame/header.tsx";

/** Browsing goods: the page's first rows reach up to the header, without a gap. */
export default function ItemLayout() {
  return (
    <>
      <Header />
      <div id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </div>
      <Footer />
      <BottomBar />
    </>
  );
}

export { ErrorBoundary, meta } from "./default-layout.tsx";
