// What this folder uses of StrykerJS, which is not installed when types are checked.
declare module "@stryker-mutator/api/core" {
  export interface Mutant {
    readonly id: string;
    readonly fileName: string;
    readonly location: { readonly start: object; readonly end: object };
    readonly mutatorName: string;
    readonly replacement: string;
  }

  export interface MutantResult extends Mutant {
    readonly status: string;
  }

  export type PartialStrykerOptions = Readonly<Record<string, unknown>>;
}

declare module "@stryker-mutator/core" {
  import type { MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";

  export class Stryker {
    constructor(options: PartialStrykerOptions);
    runMutationTest(): Promise<MutantResult[]>;
  }
}

declare module "@stryker-mutator/api/check" {
  export enum CheckStatus {
    Passed = "passed",
    CompileError = "compileError",
  }

  export type CheckResult =
    | { readonly status: CheckStatus.Passed }
    | { readonly status: CheckStatus.CompileError; readonly reason: string };
}

declare module "@stryker-mutator/api/plugin" {
  export enum PluginKind {
    Checker = "Checker",
  }

  export function declareClassPlugin(
    kind: PluginKind,
    name: string,
    injectable: new () => object,
  ): object;
}
