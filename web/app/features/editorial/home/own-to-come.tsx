// Not the kit's skeleton: guests would load the whole kit for it.
const BLOCK = "block animate-breathe rounded-ctl bg-bench";

/** Where a member's own things will be. As high as the window, so that nothing that can be seen moves when they come. */
export function OwnToCome() {
  return (
    <div role="status" aria-label="読み込んでいます" className="page min-h-dvh pt-8 md:pt-12">
      <span className={`${BLOCK} h-9 w-40 md:h-12`} />
      <div className="mt-5 grid gap-4 md:mt-9 md:grid-cols-2 md:gap-6">
        {["a", "b", "c", "d"].map((key) => (
          <span key={key} className={`${BLOCK} h-[134px] sm:h-[178px]`} />
        ))}
      </div>
    </div>
  );
}
