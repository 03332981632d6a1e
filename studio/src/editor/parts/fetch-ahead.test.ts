import { expect, test, vi } from "vitest";

vi.mock("./all-parts.ts", () => ({ PARTS: [{ load: async () => undefined }] }));

const { fetchAhead } = await import("./fetch-ahead.ts");

test.each([
  ["a line that says nothing of itself", undefined, 1],
  ["a quick line", { saveData: false, effectiveType: "4g" }, 1],
  ["one that is to be spared", { saveData: true, effectiveType: "4g" }, 0],
  ["a slow one", { saveData: false, effectiveType: "3g" }, 0],
])("over %s", async (_what, line, faces) => {
  const ensureFace = vi.fn(async () => undefined);
  await fetchAhead({ ensureFace }, line);
  expect(ensureFace).toHaveBeenCalledTimes(faces);
});

test("a face that cannot be had is no accident", async () => {
  await expect(fetchAhead({ ensureFace: () => Promise.reject(new Error("no line")) }, {})).resolves.toBeUndefined();
});
