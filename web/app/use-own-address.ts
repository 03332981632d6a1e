import { useEffect } from "react";
import { useLocation } from "react-router";

/** The server sets the canonical address of the page it sent; browsers share it, so it must follow the navigation. */
export function useOwnAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (link) link.href = new URL(pathname.replace(/(.)\/$/, "$1"), link.href).href;
  }, [pathname]);
}
