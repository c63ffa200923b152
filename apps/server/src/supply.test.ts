import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { noteReached } from "./testing/rounds.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
/** The folders with a lockfile. */
const installed = ["", "scripts/mutation/", "bench/lighthouse/", "scripts/client/", "website/"];
const manifests = [
  ...installed.map((folder) => `${folder}package.json`),
  ...globSync("{packages,apps}/*/package.json", { cwd: root }),
];
interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  /** True if only builds and tests need it. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}
const lockedIn = (folder: string) =>
  Object.entries(read(`${folder}package-lock.json`).packages as Record<string, Locked>).filter(
    ([path]) => path.includes("node_modules/"),
  );
const locked = lockedIn("");

/** The first versions without a published vulnerability, by package and by major release in use. */
const floors: Readonly<Record<string, readonly string[]>> = {
  "better-auth": ["1.6.22"],
  fastify: ["5.12.2"],
  "find-my-way": ["9.7.0"],
  "fast-uri": ["3.1.7", "4.1.4"],
  "@fastify/static": ["10.1.11"],
  "@fastify/multipart": ["10.1.9"],
  sharp: ["0.35.4"],
  vite: ["8.0.16"],
  ai: ["7.0.0"],
  "@ai-sdk/provider-utils": ["5.0.1"],
  zod: ["4.0.0"],
  ws: ["8.21.0"],
  jose: ["6.0.0"],
};

it("every package has an exact version and a checksum, and comes from the registry [V80]", () => {
  for (const manifest of manifests) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } =
      read(manifest);
    const wanted = {
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...overrides,
    };
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, `${name} in ${manifest}`).toMatch(/^\d+\.\d+\.\d+$/);
    }
  }
  expect(locked.length).toBeGreaterThan(300);
  for (const [path, { link, resolved, integrity }] of installed.flatMap(lockedIn)) {
    if (link) continue;
    // Without an address it comes from the registry.
    expect(resolved ?? "https://registry.npmjs.org/", path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

it("no runtime package is older than its first version without a known vulnerability [V80]", ({
  task,
}) => {
  let looked = 0;
  for (const [name, [...floorsOfIt]] of Object.entries(floors)) {
    const copies = locked
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .filter(([, { dev }]) => !dev);
    for (const [path, { version = "" }] of copies) {
      const major = Number(version.split(".")[0]);
      const floor =
        floorsOfIt.find((one) => Number(one.split(".")[0]) >= major) ?? floorsOfIt.at(-1);
      expect(compare(version, floor ?? ""), `${path}: ${version}`).toBeGreaterThanOrEqual(0);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThanOrEqual(Object.keys(floors).length - 3);
  noteReached(task, {
    V80: `${looked} packages with a past vulnerability have a version without it`,
  });
});

function compare(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

it("every runtime package has one version, except those of decision 41", () => {
  const versions = new Map<string, Set<string>>();
  for (const [path, { link, dev, devOptional, optional, version = "" }] of locked) {
    if (link || dev || devOptional || optional) continue;
    const name = path.split("node_modules/").at(-1) ?? "";
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const twice = [...versions].filter(([, found]) => found.size > 1);
  expect(twice.map(([name, found]) => `${name} ${[...found].sort().join(", ")}`).sort()).toEqual([
    "@better-auth/utils 0.4.2, 0.5.1",
    "content-disposition 2.0.1, 3.0.0",
    "content-type 1.0.5, 2.1.0",
    "cookie 0.7.2, 2.0.2",
    "fast-uri 3.1.9, 4.2.3",
    "ipaddr.js 1.9.1, 2.5.0",
    "tslib 1.14.1, 2.9.1",
  ]);
});

it("every package that the server declares is imported by it", () => {
  const { dependencies } = read("apps/server/package.json");
  const sources = globSync("apps/server/src/**/*.ts", { cwd: root })
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
  const unused = Object.keys(dependencies).filter(
    (name) => !new RegExp(`(from|import\\()\\s*"${name}[/"]|^import "${name}"`, "m").test(sources),
  );
  expect(unused).toEqual([]);
});
