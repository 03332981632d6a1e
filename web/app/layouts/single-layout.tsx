import { Outlet } from "react-router";
import { HomeLogo } from "#app/frame/header/logo.tsx";
import { errorMeta, RouteError } from "#app/route-error.tsx";

export const meta = errorMeta;

/** The logo and the page, without links away: for logging in and for errors. */
export default function SingleLayout() {
  return (
    <>
      <SingleHeader />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <SingleHeader />
      <RouteError error={error} />
    </>
  );
}

function SingleHeader() {
  return (
    <header className="border-line border-b bg-white print:hidden">
      <div className="page flex h-[79px] items-center md:h-[95px]">
        <HomeLogo withReading />
      </div>
    </header>
  );
}
