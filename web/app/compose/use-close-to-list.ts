import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * Closes a dialog with an address of its own: if its list opened it, by going back, so that the history does not hold the list twice;
 * otherwise the list replaces it.
 */
export function useCloseToList(listPath: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  return () => {
    // On a slow connection the dialog stays for a while, and a second step back would leave the list too.
    if (isLeaving) return;
    if (state?.fromList) void navigate(-1);
    else void navigate(listPath, { replace: true, preventScrollReset: true });
  };
}
