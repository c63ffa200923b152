import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "engine",
          include: ["packages/*/src/**/*.test.ts"],
          // Properties try hundreds of messages; a busy machine must not fail them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
