import type { getCatalogueChoices } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import { type CatalogueTexts, filesOfTexts } from "../read-catalogue.ts";

/** What the fields of an item can name, of a catalogue that is sold and so is sound. */
export function presentChoices(texts: CatalogueTexts): AnswerOf<typeof getCatalogueChoices> {
  const files = filesOfTexts(texts);
  const data = files.read();
  const { colors, areas, printFees, tagFees, personalFees } = files.readTables();
  const plain = (list: readonly { readonly id: number; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ id, name }));
  const tagTables = (step: number) => Object.keys(tagFees).filter((name) => tagFees[name]?.step === step);
  return {
    kinds: data.categories.flatMap(({ name: category, kinds }) =>
      kinds.map(({ id, name }) => ({ id, name, category })),
    ),
    materials: plain(data.materials),
    fabric_types: plain(data.fabricTypes),
    sustainable_materials: plain(data.sustainableMaterials),
    donations: plain(data.donations),
    colors: colors.map(({ id, name, hex }) => ({ id, name, hex })),
    methods: plain(data.printMethods),
    print_fees: Object.entries(printFees).map(([table, { methodId, areaKindIds, fees }]) => ({
      ...{ table, method_id: methodId, places: [...areaKindIds], from: Object.values(fees)[0] ?? 0 },
    })),
    name_tag_fees: tagTables(NAME_TAG_STEP),
    hang_tag_fees: tagTables(HANG_TAG_STEP),
    personal_fees: Object.keys(personalFees),
    silhouettes: Object.entries(areas).map(([name, sets]) => ({
      name,
      sets: Object.entries(sets).map(([set, { areas }]) => ({
        ...{ name: set, places: areas.map(({ areaKindId }) => areaKindId) },
      })),
    })),
    places: plain(data.areaKinds),
  };
}
