import { useEditorState } from "../session/session-context.ts";

/** Says each change to those who cannot see it. The key makes the same sentence heard twice. */
export function LiveRegion() {
  const { text, count } = useEditorState((state) => state.announcement);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <p key={count}>{text}</p>
    </div>
  );
}
