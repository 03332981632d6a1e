import { useEditorProps, useEditorState, useSession } from "../../session/session-context.ts";
import { useShownSize } from "../../session/use-goods.ts";

/** The size of the goods on the workbench. */
export function GoodsSizes() {
  const { store } = useSession();
  const { item } = useEditorProps();
  const shown = useShownSize();
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-bold text-deep">
        見本のサイズ：<span className="font-normal">{shown?.name}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {item.sizes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown?.id}
            className={`min-h-11 min-w-12 rounded-ctl border px-3 text-14 md:min-h-9 ${id === shown?.id ? "border-deep bg-deep text-white" : "border-ctl text-ink hover:bg-paper"}`}
            onClick={() => store.set({ sizeId: id })}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="mt-2 text-12 text-mute">サイズはご注文のときに選べます。ここで変わるのは見本だけです。</p>
      <OtherGroups />
    </fieldset>
  );
}

/** Sizes so different that the print is scaled too: they cannot be shown under the drawing. */
function OtherGroups() {
  const { areas } = useSession();
  const areaKindId = useEditorState((state) => state.areaKindId);
  const scales = areas.find((area) => area.areaKindId === areaKindId)?.scales ?? [];
  return scales
    .filter(({ value }) => value !== 1)
    .map(({ sizeNames, value }) => (
      <p key={sizeNames.join()} className="text-12 text-mute">
        {sizeNames.join("・")}では、プリントが約{Math.round(value * 100)}%の大きさになります。
      </p>
    ));
}
