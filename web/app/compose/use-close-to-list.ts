import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * How a dialog closes that has an address of its own: opened from a list, by going back to it, so that the list is not in the history
 * twice with the dialog between; otherwise the list takes its place.
 */
export function useCloseToList(listPath: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  return () => {
    // On a slow line the dialog stays for a while, and a second step back would leave the list too.
    if (isLeaving) return;
    if (state?.fromList) void navigate(-1);
    else void navigate(listPath, { replace: true, preventScrollReset: true });
  };
}
