import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { BottomBar } from "#app/frame/bottom-bar.tsx";
import { Footer } from "#app/frame/footer.tsx";
import { Header } from "#app/frame/header/header.tsx";

// Below the goods: not needed at first.
const ItemNavigation = lazy(async () => ({
  default: (await import("#app/features/catalogue/item-navigation.tsx")).ItemNavigation,
}));

/** Browsing goods: the page's first rows touch the header. */
export default function ItemLayout() {
  return (
    <>
      <Header />
      <div id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </div>
      <Suspense fallback={null}>
        <ItemNavigation />
      </Suspense>
      <Footer />
      <BottomBar />
    </>
  );
}

export { ErrorBoundary, meta } from "./default-layout.tsx";
