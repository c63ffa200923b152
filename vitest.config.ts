import { defineConfig } from "vitest/config";

/** Files of one worker share what they import: the food table is read and indexed once, not once a file. */
const sharesModules = { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true };

/** Node imports the modules itself, as in the product: Vite's form of them runs a fifth slower. */
const runsOnNode = {
  experimental: { viteModuleRunner: false },
  // Most objects die young: with a larger young generation fewer are copied.
  execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=64"],
};

export default defineConfig({
  test: {
    // The default leaves one core of two idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...sharesModules,
          ...runsOnNode,
          name: "engine",
          include: ["packages/*/src/**/*.test.ts"],
          setupFiles: ["scripts/known-gaps.ts"],
          provide: { isLongRun: process.env.TEST_ROUNDS === "long" },
          // For tests that hang: a busy machine must not fail those that read thousands of messages.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...sharesModules,
          ...runsOnNode,
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "examples/*.test.ts"],
          globalSetup: "apps/server/src/testing/remove-templates.ts",
          setupFiles: process.env.TEST_PARTITIONS
            ? ["apps/server/src/testing/record-statements.ts"]
            : [],
          // For tests that hang: a busy machine must not fail the others.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // A busy machine stops for some seconds; the default is one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...sharesModules,
          ...runsOnNode,
          name: "faults",
          include: ["fault-injection/**/*.test.ts"],
          globalSetup: "fault-injection/bundle-server.ts",
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
