import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathVia } from "#app/session/path-via.ts";
import { isGuardedFromMaintenance, MAINTAIN_PATH, readMaintenance } from "./maintenance.ts";

/** Stands in the root for pages that came ready from the server: no guard runs when these start. */
export function MaintenanceAtStart() {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the start is asked here, the guard has the rest
  useEffect(() => {
    if (isGuardedFromMaintenance()) return;
    void readMaintenance().then(
      (closed) => closed && navigate(pathVia(MAINTAIN_PATH, window.location), { replace: true }),
    );
  }, []);
  return null;
}
