/**
 * The placeholder of a member's own things. As high as the window, so that nothing visible moves when they load. Not the kit's skeleton:
 * guests would load the kit for it.
 */
export function OwnToCome() {
  return (
    <div role="status" aria-label="読み込んでいます" className="page min-h-dvh pt-8 md:pt-12">
      <span className="block h-80 animate-breathe rounded-card bg-bench" />
    </div>
  );
}
