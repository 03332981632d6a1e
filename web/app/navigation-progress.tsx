import { ProgressLine } from "@surimono/ui/progress-line.tsx";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A line at the top while a page loads, after a delay, so that quick pages do not flash; then the page's name is announced. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <>
      {state !== "idle" && (
        <div className="fixed inset-x-0 top-0 z-50 opacity-100 transition-opacity delay-150 starting:opacity-0">
          <ProgressLine label="ページを読み込んでいます" />
        </div>
      )}
      <PageName />
    </>
  );
}

/** Screen readers notice a new document but not a new screen; the browser announces the first one. */
function PageName() {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ first: pathname, name: "" });
  useEffect(() => {
    setVisit((last) => (last.first === pathname && last.name === "" ? last : { first: "", name: document.title }));
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {visit.name}
    </p>
  );
}
