// The programs of others that print files are held against. Plain JavaScript without packages: it also runs before anything is installed.
import { spawnSync } from "node:child_process";

/** By what is called: in which package of Debian it is, and how it says that it is there. */
const tools = {
  pngcheck: { package: "pngcheck", hello: "-h" },
  pdfinfo: { package: "poppler-utils", hello: "-v" },
  mutool: { package: "mupdf-tools", hello: "-v" },
  qpdf: { package: "qpdf", hello: "--version" },
  gs: { package: "ghostscript", hello: "--version" },
};

/**
 * The packages of those that this machine lacks.
 * @returns {string[]}
 */
export function missingTools() {
  return Object.entries(tools)
    .filter(([name, { hello }]) => spawnSync(name, [hello], { stdio: "ignore" }).error !== undefined)
    .map(([, tool]) => tool.package);
}
