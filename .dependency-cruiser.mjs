/** The layers of the reader, lowest first. A layer may import the layers before it, and `food-mention.ts`. */
export const engineLayers = [
  "weights",
  "words",
  "chunks",
  "match",
  "segment",
  "portions",
  "message",
  "meals",
  "exclusions",
  "mentions",
  "dishes",
];

const reading = "packages/nutrition/src/estimate";

/**
 * The import rules of docs/architecture.md. Each comment says how to fix a violation.
 * `scripts/check-boundaries.ts` runs them and proves each rule on a planted violation.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment:
        "Files that import each other cannot be read alone. Move what both need into a third file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nutrition-stands-alone",
      severity: "error",
      comment:
        "The engine is pure: text and foods in, nutrients out. Pass what it needs as an argument. Only time words are read by a library, chrono-node.",
      from: { path: "^packages/nutrition/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/nutrition/src", "node_modules/chrono-node"] },
    },
    {
      name: "languages-are-data",
      severity: "error",
      comment:
        "A language is word tables, patterns and wordings. Code that uses them belongs to the reader or the editor.",
      from: { path: "^packages/nutrition/src/languages/", pathNot: "[.]test[.]ts$" },
      to: {
        pathNot: [
          "^packages/nutrition/src/(languages/|(display-(nutrient|units)|nutrients|totals)[.]ts$)",
          "node_modules/chrono-node",
        ],
      },
    },
    {
      name: "language-is-an-argument",
      severity: "error",
      comment:
        "The engine reads and words with the `Language` that it gets as an argument, or as `language` of the food index. Only languages/default-language.ts and load-pack.ts import one; without-energy.ts, display-nutrient.ts and index.ts, which the screens load without the engine, import one small table each.",
      from: {
        path: "^packages/nutrition/src/",
        pathNot: [
          "[.]test[.]ts$|/test-[^/]+[.]ts$",
          "^packages/nutrition/src/languages/([a-z]{2}/|((default-)?language|load-pack)[.]ts$)",
          "^packages/nutrition/src/(display-nutrient|index|without-energy)[.]ts$",
        ],
      },
      to: { path: "^packages/nutrition/src/languages/[a-z]{2}/" },
    },
    ...engineLayers.map((layer, at) => ({
      name: `engine-layers-${layer}`,
      severity: /** @type {const} */ ("error"),
      comment: `${engineLayers.join(" < ")} < the files beside them: only downwards. Move what both need down.`,
      from: { path: `^${reading}/${layer}/`, pathNot: "[.]test[.]ts$" },
      to: {
        path: [
          ...engineLayers.slice(at + 1).map((upper) => `${upper}/`),
          "(?!food-mention[.]ts$)[^/]+[.]ts$",
        ].map((above) => `^${reading}/${above}`),
      },
    })),
    {
      name: "food-table-depends-on-nutrition-only",
      severity: "error",
      comment:
        "Foods on disk, and what is said of them, know the engine's types; they know no app and no wire.",
      from: { path: "^packages/(food-table|speech)/src", pathNot: "[.]test[.]ts$" },
      to: { path: ["^apps/", "^packages/contracts/"] },
    },
    {
      name: "contracts-know-only-nutrition",
      severity: "error",
      comment: "Contracts are what both sides of the wire agree on; they know no side.",
      from: { path: "^packages/contracts/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/(contracts|nutrition)/src", "node_modules/zod"] },
    },
    {
      name: "client-stands-alone",
      severity: "error",
      comment: "The client knows the API by its generated types only, as any caller does.",
      from: { path: "^packages/client/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/client/src", "node_modules/openapi-fetch"] },
    },
    {
      name: "apps-never-meet",
      severity: "error",
      comment:
        "Web and server talk over HTTP, by the contracts. Move what both need into packages/.",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "products-below-tools",
      severity: "error",
      comment:
        "packages, apps < scripts < e2e, bench, fault-injection: only downwards, tests included. Move what both need down.",
      from: { path: "^(packages|apps|scripts)/" },
      to: { path: "^(scripts|e2e|bench|fault-injection)/", pathNot: "^scripts/" },
    },
    {
      name: "apps-below-scripts",
      severity: "error",
      comment: "The product and its tests do not know how they are started, built and tested.",
      from: { path: "^(packages|apps)/" },
      to: { path: "^scripts/" },
    },
    {
      name: "packages-below-apps",
      severity: "error",
      comment: "A package serves any app. Move what both need into the package.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "web-shows-it-does-not-estimate",
      severity: "error",
      comment:
        "The food matcher is server work; the web app imports only the small entry point of the engine. Only the worker that previews what is being typed reads it, off the main thread, and the build that makes its foods.",
      from: {
        path: "^(apps/web|packages/contracts)/",
        pathNot: [
          "^apps/web/src/features/log/estimate-preview/worker/",
          "^apps/web/build/energy-table[.]ts$",
        ],
      },
      to: { path: "^packages/(nutrition/src/(estimate|edit|insights)|food-table)" },
    },
    {
      name: "features-meet-in-app",
      severity: "error",
      comment:
        "A feature never imports another. Compose them in app/, or move the shared part down.",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-layers",
      severity: "error",
      comment: "app > features > ui, api, platform: only downwards.",
      from: { path: "^apps/web/src/(ui|api|platform|features)/" },
      to: { path: "^apps/web/src/(app|features)/", pathNot: "^apps/web/src/features/" },
    },
    {
      name: "web-base-layer",
      severity: "error",
      comment: "ui, api and platform serve every feature and so know none. Pass in what they need.",
      from: { path: "^apps/web/src/(ui|api|platform)/" },
      to: { path: "^apps/web/src/features/" },
    },
    {
      name: "modules-public-api-only",
      severity: "error",
      comment: "Another module's files are its own business; import its index.ts.",
      from: { path: "^apps/server/src/modules/([^/]+)/" },
      to: {
        path: "^apps/server/src/modules/[^/]+/.+",
        pathNot: ["^apps/server/src/modules/$1/", "^apps/server/src/modules/[^/]+/index[.]ts$"],
      },
    },
    {
      name: "server-layers",
      severity: "error",
      comment:
        "main > modules > jobs, http, ai, database > config: only downwards. Pass the upper part in as an argument.",
      from: {
        path: "^apps/server/src/(jobs|http|ai|database|config)[/.]",
        pathNot: "[.]test[.]ts$",
      },
      to: { path: "^apps/server/src/(modules/|main[.]ts)" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/|^[^/]+/[^/]+/node_modules/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
