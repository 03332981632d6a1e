import { useEffect } from "react";
import { token } from "#app/session/token.ts";
import { useStore } from "#app/ui/store.ts";

/** In the page that comes drawn, before anything of it is seen: somebody may be logged in here. */
export const tokenMarkScript = `try{if(localStorage.getItem("surimono.token"))document.documentElement.classList.add("has-token")}catch(e){}`;

/** Once React knows who is there, what it draws tells it. */
export function useTokenMark(): void {
  const current = useStore(token, undefined);
  useEffect(() => {
    // Drawn first as for a guest, who is nobody here: the next drawing knows.
    if (current !== undefined || token.get() === undefined) document.documentElement.classList.remove("has-token");
  }, [current]);
}
