/** Tells the operator of an accident; what does so is fetched with the first one. When it cannot be, nobody is told. */
export function reportLater(what: unknown): void {
  import("./report-error.ts").then(
    ({ reportError }) => reportError(what),
    () => undefined,
  );
}

/** What nothing caught goes to the operator too (rule errors-reported). */
export function watchUncaught(): () => void {
  const onError = (event: ErrorEvent) => reportLater(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportLater(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
