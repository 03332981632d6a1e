import { countLinesOf } from "../features/cart/index.ts";
import {
  catalogueChanges,
  type FeeChange,
  feeChanges,
  importCatalogue,
  openCatalogueFiles,
  readStoredCatalogue,
  tellFeeChange,
} from "../features/catalogue/index.ts";
import { keepGoods } from "../features/designs/index.ts";
import { countMade } from "../features/my-items/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const CATALOGUE_HELP = `  npm run operator -- catalogue check [<folder>]
      Whether the files of catalogue/ can be sold, and what an import would change: prices by table, then items. Names file, line
      and field of what is wrong.
  npm run operator -- catalogue import [<folder>] [--yes]
      Takes them over; running shops sell by them within seconds. What is no longer there is withdrawn from sale, not deleted.`;

export const CATALOGUE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  catalogue: {
    words: 2,
    options: [],
    reads: ([verb]) => verb === "check",
    run: async (work, verb, folder) => {
      if (verb !== "check" && verb !== "import") throw new Error("catalogue check or catalogue import?");
      return takeOver(work, verb, folder);
    },
  },
};

async function takeOver(work: OperatorWork, verb: "check" | "import", folder?: string): Promise<number> {
  const { database, say, tell } = work;
  const files = await openCatalogueFiles(folder);
  const data = files.read();
  const stored = await readStoredCatalogue(database);
  if (stored.contentHash === files.contentHash) {
    tell({ same: true, fees: [], items: [] }, ["Just this catalogue is on sale already."]);
    return 0;
  }
  const fees = feeChanges(stored.items, data, files.readTables());
  const prices = await tellFees(work, fees);
  const changes = catalogueChanges(stored.items, data, fees);
  const end =
    changes.length === 0
      ? "No item changes, only lists that items point into."
      : `Items that change: ${changes.length}.`;
  tell({ same: false, fees: prices, items: changes }, [...prices, ...changes, end]);
  if (verb === "check") return 0;
  await confirmOrStop(work, "Take it over");
  await importCatalogue(database, { contentHash: files.contentHash, read: () => data }, new Date(), keepGoods);
  say("Done: running shops sell by it within seconds. Starting one with other files takes those over again.");
  return 0;
}

/** First the prices, each once, since one table moves many items. */
async function tellFees({ database }: OperatorWork, fees: readonly FeeChange[]): Promise<string[]> {
  if (fees.length === 0) return [];
  const itemIds = [...new Set(fees.flatMap((one) => [...one.itemIds]))];
  const myItems = await countMade(database.db, itemIds);
  const cartLines = await countLinesOf(database.db, itemIds);
  return fees.map((one) => tellFeeChange(one, { myItems, cartLines }));
}
