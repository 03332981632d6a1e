import "../guide/prose.css";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Answers contain plain links: these navigate without reloading the shop. */
export function AnswerText({ html }: { html: string }) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const path = (event.target as Element).closest("a")?.getAttribute("href");
      if (!path?.startsWith("/") || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(path);
    };
    const shown = text.current;
    shown?.addEventListener("click", lead);
    return () => shown?.removeEventListener("click", lead);
  }, [navigate]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from content/, no customer writes there
    <div ref={text} className="prose mt-1.5 !leading-[1.7]" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
