/** Reports an error to the operator, with code loaded on the first one. If loading fails, nobody is told. */
export function reportLater(what: unknown): void {
  import("./report-error.ts").then(
    ({ reportError }) => reportError(what),
    () => undefined,
  );
}

/** Uncaught errors go to the operator too (rule errors-reported). */
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
