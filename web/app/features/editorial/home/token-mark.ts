import { useStore } from "@surimono/ui/store.ts";
import { useEffect } from "react";
import { token } from "#app/session/token.ts";

/** In the prerendered page, before the first paint: somebody may be logged in. */
export const tokenMarkScript = `try{if(localStorage.getItem("surimono.token"))document.documentElement.classList.add("has-token")}catch(e){}`;

/** Once React knows, its markup decides. */
export function useTokenMark(): void {
  const current = useStore(token, undefined);
  useEffect(() => {
    // The first render is a guest's; the next one knows the member.
    if (current !== undefined || token.get() === undefined) document.documentElement.classList.remove("has-token");
  }, [current]);
}
