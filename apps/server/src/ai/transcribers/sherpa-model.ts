import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";

/** A model's configuration for sherpa-onnx-node. */
export interface SherpaModel {
  readonly config: Readonly<Record<string, unknown>>;
  /** Whisper models read at most 30 s at a time. */
  readonly maxSeconds: number;
}

/** A kind of model and the patterns of its file names. */
interface ModelKind {
  readonly name: string;
  readonly files: Readonly<Record<string, RegExp>>;
  readonly maxSeconds: number;
}

const end = "([.-].*)?\\.onnx$";

/** The most specific kind first: a transducer also has an encoder and a decoder. */
const kinds: readonly ModelKind[] = [
  {
    name: "moonshine",
    files: {
      preprocessor: new RegExp(`^preprocess${end}`),
      encoder: new RegExp(`^encode${end}`),
      uncachedDecoder: new RegExp(`^uncached_decode${end}`),
      cachedDecoder: new RegExp(`^cached_decode${end}`),
    },
    maxSeconds: Number.POSITIVE_INFINITY,
  },
  {
    name: "transducer",
    files: {
      encoder: new RegExp(`^encoder${end}`),
      decoder: new RegExp(`^decoder${end}`),
      joiner: new RegExp(`^joiner${end}`),
    },
    maxSeconds: Number.POSITIVE_INFINITY,
  },
  {
    name: "whisper",
    files: {
      encoder: new RegExp(`encoder${end}`),
      decoder: new RegExp(`decoder${end}`),
    },
    maxSeconds: 28,
  },
];

/** Recognises the model in a folder by its files. Throws a ConfigError if there is no known one. */
export async function findSherpaModel(folder: string): Promise<SherpaModel> {
  const names = await readdir(folder).catch(() => {
    throw new ConfigError(`TRANSCRIBE_MODEL_DIR is '${folder}', which is not a readable folder.`);
  });
  const tokens = names.find((name) => /(^|-)tokens\.txt$/.test(name));
  for (const { name, files, maxSeconds } of kinds) {
    const found = Object.entries(files).map(([part, pattern]) => [part, choose(names, pattern)]);
    if (!tokens || found.some(([, file]) => file === undefined)) continue;
    const paths = Object.fromEntries(found.map(([part, file]) => [part, join(folder, `${file}`)]));
    return { config: { [name]: paths, tokens: join(folder, tokens) }, maxSeconds };
  }
  throw new ConfigError(
    `TRANSCRIBE_MODEL_DIR is '${folder}', which holds no whisper, moonshine or transducer model of sherpa-onnx: *.onnx and tokens.txt. Unpack one there.`,
  );
}

/** Releases contain a model twice; the 8-bit one is as accurate and several times as fast. */
function choose(names: readonly string[], pattern: RegExp): string | undefined {
  const fitting = names.filter((name) => pattern.test(name)).sort();
  return fitting.find((name) => name.includes("int8")) ?? fitting[0];
}
