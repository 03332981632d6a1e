import { useEditorState } from "../session/session-context.ts";

/** Announces each change to screen readers. The key makes a repeated sentence heard again. */
export function LiveRegion() {
  const { text, count } = useEditorState((state) => state.announcement);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <p key={count}>{text}</p>
    </div>
  );
}
