import { expect, test } from "vitest";
import { readUnit, shownBlocks } from "./shown.ts";

const DOCUMENT = `# Running

## First start

\`\`\`sh
# a remark is no heading
one
\`\`\`

\`\`\`json
{}
\`\`\`

### Settings

\`\`\`sh
two
\`\`\`

## Health

\`\`\`sh
three
\`\`\`
`;

test("the blocks of a section are those up to the next section, parts of it included", () => {
  expect(shownBlocks(DOCUMENT, "## First start")).toEqual(["# a remark is no heading\none\n", "two\n"]);
  expect(shownBlocks(DOCUMENT, "## Health")).toEqual(["three\n"]);
  expect(() => shownBlocks(DOCUMENT, "## Gone")).toThrow("no section");
});

test("a unit is read with its instance", () => {
  const text = "Environment=A=1 PORT=%i\nEnvironment=B=2\nExecStart=/bin/node main.ts\n";
  expect(readUnit(text, 8080)).toEqual({
    command: ["/bin/node", "main.ts"],
    environment: { A: "1", PORT: "8080", B: "2" },
  });
});
