// Who may know whom. Type imports count: a type that crosses a border ties both sides together all the same.
/** @param {string[]} folders */
const within = (...folders) => `^(${folders.join("|")})/`;
const npm = "node_modules/";
const data = within("catalogue", "content");
const test = "\\.(test|fixture)\\.tsx?$";

/**
 * The workspace may reach into these folders, the data and npm packages, and nowhere else in the repository.
 * @param {string} workspace
 * @param {string[]} others
 */
const reachesOnly = (workspace, ...others) => ({
  name: `${workspace}-reaches-too-far`,
  severity: "error",
  from: { path: within(workspace) },
  to: { pathNot: [within(workspace, ...others), data, npm], dependencyTypesNot: ["core"], couldNotResolve: false },
});

/** The rooms of the server's designs: each builds only on those before it. */
export const designRooms =
  "pictures choice version mockup package pieces proof print checks studio design remix simulation".split(" ");
const designs = "^server/src/features/designs";

const drawing = within("studio/src/(scene|mockup|die-cut|plates|print|press|screens)(-node|-files)?");

export default {
  forbidden: [
    {
      name: "no-circle",
      comment:
        "Files that need each other are one file, or need a third; for a reader types tie as firmly. What opens later may know what opens it.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    reachesOnly("domain"),
    reachesOnly("contract", "domain"),
    reachesOnly("ui"),
    reachesOnly("studio", "domain", "ui"),
    reachesOnly("server", "contract", "domain", "studio/src/(scene|mockup|print|press|screens)(-node|-files)?"),
    reachesOnly("web", "contract", "domain", "studio", "ui"),
    reachesOnly("operator", "contract", "domain", "ui"),
    {
      name: "domain-is-pure",
      comment: "No package and no part of Node: the rules of the shop run anywhere and give the same answer.",
      severity: "error",
      from: { path: within("domain/src"), pathNot: test },
      to: { pathNot: within("domain") },
    },
    {
      name: "drawing-knows-no-react",
      comment: "The server draws with these folders too.",
      severity: "error",
      from: { path: drawing },
      to: { path: ["node_modules/(react|react-dom|konva|react-konva|three)/", within("studio/src/editor", "ui")] },
    },
    {
      name: "web-features-never-meet",
      comment: "A route, what it composes, or the frame joins them.",
      severity: "error",
      from: { path: "^web/app/features/([^/]+)/" },
      to: { path: "^web/app/features/", pathNot: "^web/app/features/$1/" },
    },
    {
      name: "operator-features-never-meet",
      comment: "A screen that needs two of them gets the other as a slot.",
      severity: "error",
      from: { path: "^operator/src/features/([^/]+)/" },
      to: { path: "^operator/src/features/", pathNot: "^operator/src/features/$1/" },
    },
    {
      name: "web-rooms-are-their-features-own",
      comment: "The files at the top of a feature are its face. Editorial is a shelf of pages, one to a room.",
      severity: "error",
      from: { pathNot: within("web/app/features") },
      to: { path: "^web/app/features/[^/]+/[^/]+/", pathNot: within("web/app/features/editorial") },
    },
    {
      name: "web-features-know-no-route",
      severity: "error",
      from: { path: within("web/app/features", "web/app/ui", "web/app/compose") },
      to: { path: within("web/app/routes") },
    },
    {
      name: "web-features-know-no-composition",
      severity: "error",
      from: { path: within("web/app/features", "web/app/ui") },
      to: { path: within("web/app/compose") },
    },
    {
      name: "web-ui-knows-no-feature",
      severity: "error",
      from: { path: within("web/app/ui") },
      to: { path: within("web/app/features") },
    },
    {
      name: "server-features-meet-at-index",
      severity: "error",
      from: { path: "^server/src/features/([^/]+)/" },
      to: {
        path: "^server/src/features/[^/]+/",
        pathNot: ["^server/src/features/$1/", "^server/src/features/[^/]+/(testing/)?index\\.ts$"],
      },
    },
    {
      name: "designs-rooms-meet-at-index",
      severity: "error",
      from: { path: `${designs}/([^/]+)`, pathNot: test },
      to: { path: `${designs}/[^/]+/`, pathNot: [`${designs}/$1/`, `${designs}/[^/]+/index\\.ts$`] },
    },
    ...designRooms.slice(0, -1).map((room, at) => ({
      name: `designs-${room}-knows-no-later-room`,
      severity: "error",
      from: { path: `${designs}/${room}/`, pathNot: test },
      to: { path: `${designs}/(${designRooms.slice(at + 1).join("|")})/` },
    })),
    {
      name: "server-uses-features-by-index",
      severity: "error",
      from: { path: within("server"), pathNot: within("server/src/features") },
      to: { path: "^server/src/features/[^/]+/", pathNot: "^server/src/features/[^/]+/(testing/)?index\\.ts$" },
    },
    {
      name: "server-platform-knows-no-feature",
      severity: "error",
      from: { path: within("server/src/platform") },
      to: { path: within("server/src/features") },
    },
    {
      name: "code-knows-no-test",
      severity: "error",
      from: { pathNot: [test, "^(e2e|scripts)/", "/(bench|test|testing)/"] },
      to: { path: ["\\.(test|fixture)\\.tsx?$", "node_modules/(vitest|fast-check|@playwright)/"], pathNot: npm },
    },
    {
      name: "nothing-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "^\\./\\+types/", "\\?"] },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: npm },
    exclude: { path: ["/build/", "^web/\\.react-router/"] },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      mainFields: ["module", "main", "types"],
    },
  },
};
