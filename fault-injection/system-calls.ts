import { join, relative, resolve } from "node:path";
import type { Change } from "./crash-disk-model.ts";

/** An answer of HTTP that a server began to send, by its x-request-id. */
export interface Answer {
  readonly kind: "answer";
  readonly id: string;
}

/** What happened, in the order in which it had happened; `at` counts the lines of the trace. */
export type Happening = { readonly at: number } & (Change | Answer);

const traced = [
  ...["open", "openat", "creat", "mkdir", "mkdirat", "rename", "renameat", "renameat2"],
  ...["unlink", "unlinkat", "rmdir", "link", "linkat", "symlink", "symlinkat"],
  ...["write", "writev", "pwrite64", "pwritev", "pwritev2", "sendto", "sendmsg"],
  ...["truncate", "ftruncate", "fallocate", "mmap"],
  ...["fsync", "fdatasync"],
];

/**
 * What to put before a command line so that the program's system calls are written to a file. The
 * tracer is no parent of the program, which gets its own signals.
 */
export function tracing(file: string): readonly string[] {
  return [
    ...["strace", "-D", "-f", "--seccomp-bpf", "-qq", "-a1", "-y", "-xx", "-s", "16777216"],
    ...["-e", `trace=${traced.join(",")}`, "-e", "signal=none", "-o", file],
  ];
}

/**
 * Reads what a trace says was done to a folder, which was there with some `files` in it, and what was
 * answered. Throws where something was done that is not known here.
 */
export function readHappenings(
  trace: string,
  folder: string,
  files: Iterable<string> = [],
): Happening[] {
  const reader = new Reader(folder, files);
  return [...readCalls(trace)]
    .flatMap((call) =>
      reader.read(call).map((told): Happening => {
        // An answer may have arrived as soon as it was begun.
        return { ...told, at: told.kind === "answer" ? call.begunAt : call.endedAt };
      }),
    )
    .sort((one, other) => one.at - other.at);
}

interface Call {
  readonly name: string;
  /** As strace writes them. */
  readonly args: string;
  readonly result: number;
  readonly begunAt: number;
  readonly endedAt: number;
}

/** Of a line: the result, and the path of a descriptor, each of whose 4,096 bytes takes four characters. */
const longestEnd = 20_000;

/** Calls in the order in which they ended. */
function* readCalls(trace: string): Generator<Call> {
  const underway = new Map<string, { text: string; begunAt: number }>();
  for (const [at, line] of trace.split("\n").entries()) {
    const [, thread = "", said = ""] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    if (said.endsWith(" <unfinished ...>")) {
      underway.set(thread, { text: said.slice(0, -" <unfinished ...>".length), begunAt: at });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(said);
    const begun = resumed ? underway.get(thread) : undefined;
    const text = resumed ? `${begun?.text}${said.slice(resumed[0].length)}` : said;
    const parts = /^(\w+)\(/.exec(text);
    const end = /\) += (-?\d+)[^=]*$/.exec(text.slice(-longestEnd));
    if (!parts?.[1] || !end) continue;
    const args = text.slice(parts[0].length, text.length - end[0].length);
    const result = Number(end[1]);
    yield { name: parts[1], args, result, begunAt: begun?.begunAt ?? at, endedAt: at };
  }
}

class Reader {
  readonly #folder: string;
  /** How far a program that names no place has written, by descriptor and path. */
  readonly #offsets = new Map<string, number>();
  readonly #there: Set<string>;

  constructor(folder: string, files: Iterable<string>) {
    this.#folder = folder;
    this.#there = new Set(files);
  }

  read(call: Call): (Change | Answer)[] {
    if (call.result < 0) return [];
    const answer = findAnswer(call);
    if (answer) return [answer];
    const paths = this.#pathsOf(call);
    if (paths.every((path) => path === undefined)) return [];
    const [path, to] = paths;
    if (path === undefined) throw new Error(`Into the folder: ${call.name}`);
    return this.#readChange(call, path, to);
  }

  #readChange(call: Call, path: string, to: string | undefined): Change[] {
    const { name, args } = call;
    const numbers = args.split(", ");
    switch (name) {
      case "open":
      case "openat":
        return this.#open(call, path);
      case "mkdir":
      case "mkdirat":
        return [{ kind: "make folder", path }];
      case "rename":
      case "renameat":
      case "renameat2":
        if (to === undefined) throw new Error(`Out of the folder: ${path}`);
        this.#there.delete(path);
        this.#there.add(to);
        return [{ kind: "rename", path, to }];
      case "link":
      case "linkat":
        if (to === undefined) throw new Error(`Out of the folder: ${path}`);
        this.#there.add(to);
        return [{ kind: "link", path, to }];
      case "unlink":
      case "unlinkat":
      case "rmdir":
        this.#there.delete(path);
        return [{ kind: "remove", path }];
      case "write":
      case "writev":
        return [this.#append(call, path)];
      case "pwrite64":
        return [{ kind: "write", path, offset: Number(numbers.at(-1)), bytes: bytesOf(call) }];
      case "ftruncate":
        return [{ kind: "resize", path, length: Number(numbers.at(-1)) }];
      case "fsync":
      case "fdatasync":
        return [{ kind: "sync", path, begunAt: call.begunAt }];
      case "mmap":
        // SQLite's index of its log: lost with the machine's memory, and made anew.
        if (path.endsWith("-shm") || !/PROT_WRITE.*MAP_SHARED/.test(args)) return [];
    }
    throw new Error(`${name} of ${path} is not known here`);
  }

  #open({ args, result }: Call, path: string): Change[] {
    const changes: Change[] = [];
    if (args.includes("O_CREAT") && !this.#there.has(path)) {
      this.#there.add(path);
      changes.push({ kind: "make file", path });
    } else if (args.includes("O_TRUNC")) changes.push({ kind: "resize", path, length: 0 });
    this.#offsets.set(`${result} ${path}`, 0);
    return changes;
  }

  #append(call: Call, path: string): Change {
    const key = `${Number.parseInt(call.args, 10)} ${path}`;
    const offset = this.#offsets.get(key);
    if (offset === undefined) throw new Error(`${path} was not seen to be opened`);
    this.#offsets.set(key, offset + call.result);
    return { kind: "write", path, offset, bytes: bytesOf(call) };
  }

  /** What a call is about: a descriptor's path, else the paths that it names; undefined each that is elsewhere. */
  #pathsOf({ name, args }: Call): (string | undefined)[] {
    const descriptor = /^\d+<([^>]*)>(\(deleted\))?/.exec(name === "mmap" ? mapped(args) : args);
    const isAt = /at2?$/.test(name);
    if (descriptor && !isAt) {
      return [descriptor[2] ? undefined : this.#inner(decode(descriptor[1] ?? "").toString())];
    }
    if (name === "mmap") return [];
    const from = isAt ? [...args.matchAll(/(?:AT_FDCWD|\d+)<([^>]*)>, "/g)] : [];
    return [...args.matchAll(/"([^"]*)"/g)].map(([, text = ""], at) =>
      this.#inner(resolve(decode(from[at]?.[1] ?? "").toString(), decode(text).toString())),
    );
  }

  #inner(path: string): string | undefined {
    const inner = relative(this.#folder, path);
    return inner.startsWith("..") || !path.startsWith("/")
      ? undefined
      : join(inner, "").replace(/^\.$/, "");
  }
}

function mapped(args: string): string {
  return args.split(", ").find((arg) => /^\d+</.test(arg)) ?? "";
}

function findAnswer(call: Call): Answer | undefined {
  if (!["write", "writev", "sendto", "sendmsg"].includes(call.name)) return undefined;
  if (!call.args.includes(`"${hex("HTTP/1.1 ")}`)) return undefined;
  const id = /^x-request-id: (.*)\r$/m.exec(bytesOf(call).toString("latin1"))?.[1];
  return id === undefined ? undefined : { kind: "answer", id };
}

/** What was written; of several pieces all of them. */
function bytesOf({ args, result }: Call): Buffer {
  const pieces = args.split('"').filter((_, at) => at % 2 === 1);
  return Buffer.concat(pieces.map(decode)).subarray(0, result);
}

function decode(text: string): Buffer {
  return Buffer.from(text.replaceAll("\\x", ""), "hex");
}

function hex(text: string): string {
  return Buffer.from(text).toString("hex").replaceAll(/../g, "\\x$&");
}
