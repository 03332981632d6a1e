import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ItemMethod, MethodId, PrintArea } from "../item.ts";
import { shopItems } from "../shop-goods.fixture.ts";
import { blockedAreas } from "./blocked-areas.ts";
import { checkChoice, refusalsOf } from "./check-choice.ts";
import { CHOICE_RULES, type ChoiceGoods, type DesignChoice } from "./choice-rules.ts";
import { colorsOf, offeredMethods } from "./offered-methods.ts";
import { otherColors } from "./other-colors.ts";

const IDS = [1, 2, 3, 4, 5, 6, 7, 8];
const anId = fc.constantFrom(...IDS);
const someIds = fc.subarray(IDS, { minLength: 1 });
const area = (areaKindId: number): PrintArea => ({
  areaKindId,
  view: "front",
  rects: { one: { x: areaKindId * 60, y: 0, w: 100, h: 100 } },
  bleed: 0,
  safe: 5,
  fees: [{ from: 1, cost: 500 }],
});
const aMethod = (methodId: MethodId) =>
  fc
    .record({
      colorIds: fc.subarray(IDS),
      kinds: someIds,
      conflicts: fc.array(fc.tuple(anId, anId), { maxLength: 12 }),
    })
    .map(({ kinds, ...more }): ItemMethod => ({ methodId, ...more, areas: kinds.map(area) }));
const colors = IDS.map((id) => ({ id, name: `${id}`, hex: "#FFFFFF", presetId: 1 }));
const generated: fc.Arbitrary<ChoiceGoods> = fc
  .tuple(aMethod(67), aMethod(43), aMethod(46))
  .map((methods) => ({ methods, colors }))
  .filter((goods) => offeredMethods(goods).length > 0);
const anyGoods = fc.oneof(fc.constantFrom<ChoiceGoods>(...shopItems), generated);

/** A press on the item's page: a method, a colour, an enabled place, or the alternative a disabled one offers. */
const presses = fc.array(fc.tuple(fc.constantFrom("method", "color", "place", "place", "place", "way"), fc.nat(99)));

function beginWith(goods: ChoiceGoods, method: ItemMethod): DesignChoice {
  return { methodId: method.methodId, colorId: colorsOf(goods, method)[0]?.id ?? 0, areaKindIds: [] };
}

function press(goods: ChoiceGoods, choice: DesignChoice, what: string, at: number): DesignChoice {
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[at % Math.max(1, list.length)];
  const method = methodIn(goods, choice);
  const blocked = blockedAreas(goods, choice);
  if (what === "way") return pick(blocked.flatMap(({ instead, otherMethods }) => [instead, ...otherMethods])) ?? choice;
  if (what === "method") return beginWith(goods, pick(offeredMethods(goods)) ?? method);
  if (what === "color") return { ...choice, colorId: pick(colorsOf(goods, method))?.id ?? 0 };
  const open = method.areas.filter(({ areaKindId }) => !blocked.some((other) => other.areaKindId === areaKindId));
  const wish = pick(open)?.areaKindId ?? 0;
  const without = choice.areaKindIds.filter((id) => id !== wish);
  return { ...choice, areaKindIds: without.length < choice.areaKindIds.length ? without : [...without, wish] };
}

function methodIn(goods: ChoiceGoods, { methodId }: DesignChoice): ItemMethod {
  const found = goods.methods.find((method) => method.methodId === methodId);
  if (!found) throw new Error(`no method ${methodId}`);
  return found;
}

const reached = fc.tuple(anyGoods, presses).map(([goods, list]) => {
  const [first] = offeredMethods(goods);
  if (!first) throw new Error("no method is offered");
  const choice = list.reduce((before, [what, at]) => press(goods, before, what, at), beginWith(goods, first));
  return { goods, choice };
});
/** Anything a stranger may send. */
const forged = fc.record({
  goods: anyGoods,
  choice: fc.record({
    methodId: fc.constantFrom(67, 43, 46, 1),
    colorId: fc.oneof(anId, fc.constantFrom(101, 107)),
    areaKindIds: fc.array(fc.integer({ min: 1, max: 22 }), { maxLength: 5 }),
  }),
});

describe("laws of what can be printed together", () => {
  const runs = { numRuns: 300 };

  test("are asked of goods of the shop on which places exclude each other, beside made-up ones", () => {
    const excluding = shopItems.filter(({ methods }) => methods.some(({ conflicts }) => conflicts.length > 0));
    expect(excluding).not.toEqual([]);
  });

  test("block both ways: if one place blocks the other, the other blocks the one", () => {
    fc.assert(
      fc.property(reached, ({ goods, choice }) => {
        const alone = (id: number) => blockedAreas(goods, { ...choice, areaKindIds: [id] });
        for (const { areaKindId: one } of methodIn(goods, choice).areas)
          for (const { areaKindId: other } of alone(one))
            expect(alone(other).map(({ areaKindId }) => areaKindId)).toContain(one);
      }),
      runs,
    );
  });

  test("do not depend on the order of ticking, nor of the places and pairs in the catalogue", () => {
    fc.assert(
      fc.property(reached, fc.infiniteStream(fc.nat(9)), ({ goods, choice }, dice) => {
        const shuffle = <Value>(list: readonly Value[]) =>
          list
            .map((value) => ({ value, at: dice.next().value }))
            .sort((left, right) => left.at - right.at)
            .map(({ value }) => value);
        const mixed = {
          ...goods,
          methods: goods.methods.map((method) => ({
            ...method,
            areas: shuffle(method.areas),
            conflicts: shuffle(method.conflicts.map(([one, other]) => [other, one] as const)),
          })),
        };
        const verdict = (judged: ChoiceGoods, chosen: readonly number[]) =>
          blockedAreas(judged, { ...choice, areaKindIds: chosen })
            .map(({ areaKindId, because }) => `${areaKindId}: ${because}`)
            .sort();
        expect(verdict(mixed, shuffle(choice.areaKindIds))).toEqual(verdict(goods, choice.areaKindIds));
      }),
      runs,
    );
  });

  test("let nothing be reached by presses that the server would refuse", () => {
    fc.assert(
      fc.property(reached, ({ goods, choice }) => {
        const codes = refusalsOf(goods, choice).map(({ code }) => code);
        expect(codes).toEqual(choice.areaKindIds.length === 0 ? ["catalogue/no-area-chosen"] : []);
      }),
      runs,
    );
  });

  test("disable exactly what the server would refuse", () => {
    fc.assert(
      fc.property(reached, ({ goods, choice }) => {
        const blocked = blockedAreas(goods, choice).map(({ areaKindId }) => areaKindId);
        for (const { areaKindId } of methodIn(goods, choice).areas) {
          if (choice.areaKindIds.includes(areaKindId)) continue;
          const wished = { ...choice, areaKindIds: [...choice.areaKindIds, areaKindId] };
          expect(checkChoice(goods, wished).ok).toBe(!blocked.includes(areaKindId));
        }
      }),
      runs,
    );
  });

  test("are never a dead end: each place is one press away, and each press leads to what can be printed", () => {
    fc.assert(
      fc.property(reached, ({ goods, choice }) => {
        const blocked = blockedAreas(goods, choice);
        for (const { areaKindId } of methodIn(goods, choice).areas) {
          if (choice.areaKindIds.includes(areaKindId)) continue;
          const barrier = blocked.find((other) => other.areaKindId === areaKindId);
          const taken = barrier?.instead ?? { ...choice, areaKindIds: [...choice.areaKindIds, areaKindId] };
          expect(taken.areaKindIds).toContain(areaKindId);
          for (const way of [taken, ...(barrier?.otherMethods ?? [])]) expect(checkChoice(goods, way).ok).toBe(true);
        }
      }),
      runs,
    );
  });

  test("keep of the choice all that is not in the way", () => {
    fc.assert(
      fc.property(reached, ({ goods, choice }) => {
        for (const { areaKindId, because, instead, otherMethods } of blockedAreas(goods, choice)) {
          const kept = choice.areaKindIds.filter((id) => !because.includes(id));
          expect(instead).toEqual({ ...choice, areaKindIds: [...kept, areaKindId] });
          for (const { areaKindIds } of otherMethods) expect(areaKindIds).toEqual([...choice.areaKindIds, areaKindId]);
        }
      }),
      runs,
    );
  });

  test("give every refusal a sentence and ways out, and whichever is taken, it ends in what can be printed", () => {
    const names = { method: () => "転写", color: () => "白", area: (id: number) => `${id}番` };
    fc.assert(
      fc.property(forged, fc.infiniteStream(fc.nat(99)), ({ goods, choice }, dice) => {
        let now: DesignChoice = choice;
        for (let steps = 0; ; steps += 1) {
          const refusals = refusalsOf(goods, now);
          const refusal = refusals[dice.next().value % Math.max(1, refusals.length)];
          if (!refusal) break;
          expect(steps).toBeLessThan(12);
          expect(refusal.reason(names)).toMatch(/。$/);
          const next = refusal.waysOut[dice.next().value % refusal.waysOut.length];
          if (!next) throw new Error(`${refusal.code} offers no way out`);
          const again = refusalsOf(goods, next).filter(({ code }) => code === refusal.code);
          expect(again.map(({ breach }) => breach)).not.toContainEqual(refusal.breach);
          now = next;
        }
        expect(checkChoice(goods, now).ok).toBe(true);
      }),
      runs,
    );
  });
});

describe("methods and colours of the whole catalogue", () => {
  test("offers by each method a colour, and places each of which can be chosen", () => {
    for (const item of shopItems) {
      expect(offeredMethods(item).length).toBeGreaterThan(0);
      for (const method of offeredMethods(item)) {
        expect(colorsOf(item, method).length).toBeGreaterThan(0);
        for (const { areaKindId } of method.areas) {
          const choice = { ...beginWith(item, method), areaKindIds: [areaKindId] };
          expect(checkChoice(item, choice).ok).toBe(true);
        }
      }
    }
  });

  test("has every colour of the goods by some method, and says by which", () => {
    for (const item of shopItems)
      for (const method of offeredMethods(item)) {
        const others = otherColors(item, beginWith(item, method));
        const missing = item.colors.filter(({ id }) => !method.colorIds.includes(id)).map(({ id }) => id);
        expect(new Set(others.flatMap(({ colorIds }) => colorIds))).toEqual(new Set(missing));
        for (const { methodId, colorIds } of others)
          for (const colorId of colorIds)
            expect(methodIn(item, { ...beginWith(item, method), methodId }).colorIds).toContain(colorId);
      }
  });

  test("judges every code by one line", () => {
    const codes = CHOICE_RULES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
