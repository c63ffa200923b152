import { createHash } from "node:crypto";
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/**
 * MUTATION_SAMPLE is [part, parts]: lets that part of the mutants through. A hash of the mutant chooses, so that runs choose the same mutants.
 * Stryker has no option for a sample; a rejected mutant counts as one that does not compile, outside the score.
 */
class SampleChecker {
  /** @type {[]} */
  static inject = [];

  async init() {}

  /**
   * @param {import("@stryker-mutator/api/core").Mutant[]} mutants
   * @returns {Promise<Record<string, import("@stryker-mutator/api/check").CheckResult>>}
   */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isInSample(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not in the sample" },
      ]),
    );
  }

  /** @param {import("@stryker-mutator/api/core").Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

const [part, parts] = JSON.parse(process.env.MUTATION_SAMPLE ?? "[1, 1]");

/** @param {import("@stryker-mutator/api/core").Mutant} mutant */
function isInSample({ fileName, location, mutatorName, replacement }) {
  // The name of the sandbox differs from run to run; the path inside the project does not.
  const file = /(packages|apps)\/.*$/.exec(fileName)?.[0];
  const key = JSON.stringify([file, location.start, location.end, mutatorName, replacement]);
  const digest = createHash("sha256").update(key).digest();
  return digest.readUInt32BE(0) % parts === part - 1;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
