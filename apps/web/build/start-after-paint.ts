import type { Plugin } from "vite";

/** The style goes first: the paint waits for it alone. */
const late = 'crossorigin fetchpriority="low"';

/**
 * In the built page the app is fetched at once, yet run by src/start-after-paint.ts, after the first paint.
 * While developing it is run as it comes.
 */
export function startAfterPaint(): Plugin {
  return {
    name: "morsel:start-after-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith("index.html")) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const boot = chunks.find((chunk) =>
          chunk.facadeModuleId?.endsWith("/src/start-after-paint.ts"),
        );
        const app = chunks.find((chunk) =>
          chunk.moduleIds.some((id) => id.endsWith("/src/main.tsx")),
        );
        if (!boot || !app)
          throw new Error("The build has no src/start-after-paint.ts or no src/main.tsx");
        const links: string[] = [];
        const rest = html.replace(
          /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>/g,
          (_, fileName: string) => {
            const id = fileName === app.fileName ? ' id="app"' : "";
            links.push(`<link${id} rel="modulepreload" ${late} href="/${fileName}">`);
            return "";
          },
        );
        const script = `<script type="module" ${late} src="/${boot.fileName}"></script>`;
        return rest.replace("</head>", `  ${[...links, script].join("\n    ")}\n  </head>`);
      },
    },
  };
}
