import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CatalogueItem, resolveItem, type SharedTables, TRANSFER } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { TEMPLATE_THEMES } from "../src/editor/templates/template-themes.ts";
import { type DemoWork, demoWorks } from "./demo-works.ts";
import { layTemplate } from "./lay-template.ts";

/**
 * Lays the designs that hang in the gallery of a demo: `node studio/bake/bake-demo-works.ts`. Baked, because the shop's own process has no
 * faces to measure letters with.
 */
const CATALOGUE = path.join(import.meta.dirname, "../../catalogue");
const FILE = path.join(import.meta.dirname, "../../server/src/demo/works.json");

const tables = readTables();
const templates = TEMPLATE_THEMES.flatMap((theme) => theme.templates);
const works = await Promise.all(demoWorks.map(layWork));
writeFileSync(FILE, `${JSON.stringify(works, null, 1)}\n`);

async function layWork({ template: id, dark, itemId, color, areaKindId, ...words }: DemoWork) {
  const item = readItem(itemId);
  const colorId = item.colors.find(({ name }) => name === color)?.id;
  const template = templates.find((one) => one.id === id);
  if (!template || colorId === undefined) throw new Error(`${words.name}: no template ${id} or no colour ${color}`);
  const [area] = blankDocument(item, { methodId: TRANSFER, colorId, areaKindIds: [areaKindId] }).areas;
  const place = item.methods
    .find(({ methodId }) => methodId === TRANSFER)
    ?.areas.find((one) => one.areaKindId === areaKindId);
  if (!area || !place) throw new Error(`${words.name}: no area ${areaKindId}`);
  const { layers } = await layTemplate(template, { ...area, safe: place.safe }, dark);
  return { ...words, itemId, methodId: TRANSFER, colorId, areaKindId, layers };
}

function readItem(id: number): CatalogueItem {
  const [file] = globSync(`items/${id}-*.json`, { cwd: CATALOGUE });
  if (!file) throw new Error(`no item ${id}`);
  return resolveItem(readJson(file), tables, readJson("lookups/print-methods.json"), (field, problem) => {
    throw new Error(`${file} ${field}: ${problem}`);
  });
}

function readTables(): SharedTables {
  const areas = globSync("areas/*.json", { cwd: CATALOGUE });
  return {
    colors: readJson("lookups/colors.json"),
    areas: Object.fromEntries(areas.map((file) => [path.basename(file, ".json"), readJson(file)])),
    printFees: readJson("fees/print.json"),
    tagFees: readJson("fees/tags.json"),
    personalFees: readJson("fees/personal.json"),
  };
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(CATALOGUE, file), "utf8"));
}
