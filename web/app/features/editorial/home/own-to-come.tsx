/**
 * Where a member's own things will be. As high as the window, so that nothing that can be seen moves when they come. Not by the kit's
 * skeleton: guests would load the whole kit for it.
 */
export function OwnToCome() {
  return (
    <div role="status" aria-label="読み込んでいます" className="page min-h-dvh pt-8 md:pt-12">
      <span className="block h-80 animate-breathe rounded-card bg-bench" />
    </div>
  );
}
