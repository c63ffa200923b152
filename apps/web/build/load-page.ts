import { createServer } from "vite";
import { cssModules } from "./css-modules.ts";

/**
 * Runs a module of the app in Node and returns its exports. Vite's own `runnerImport` cannot read
 * CSS modules.
 */
export async function loadPage<Module>(root: string, path: string): Promise<Module> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    css: cssModules,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule(path)) as Module;
  } finally {
    await server.close();
  }
}
