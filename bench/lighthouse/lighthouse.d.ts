// What audit-page.ts uses of Lighthouse, which is not installed when types are checked.
declare module "lighthouse" {
  export interface Flags {
    readonly port: number;
    readonly logLevel: "silent";
    readonly onlyCategories: string[];
    readonly extraHeaders?: Readonly<Record<string, string>>;
    readonly auditMode?: string;
    readonly gatherMode?: string;
  }

  interface Audit {
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
    readonly numericValue?: number;
    readonly details?: { readonly type: string; readonly items?: unknown };
  }

  export interface RunnerResult {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly categories: Readonly<
        Record<
          string,
          {
            readonly score: number | null;
            readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
          }
        >
      >;
      readonly audits: Readonly<Record<string, Audit>>;
    };
  }

  // biome-ignore lint/style/noDefaultExport: so it is exported by Lighthouse.
  export default function lighthouse(url: string, flags: Flags): Promise<RunnerResult | undefined>;
}
