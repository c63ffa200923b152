import { describe, expect, it } from "vitest";
import { allKept, type Change, LossyDisk, nothingKept, someKept } from "./crash-disk-model.ts";
import { Random } from "./random.ts";

const write = (path: string, text: string, offset = 0): Change => {
  return { kind: "write", path, offset, bytes: Buffer.from(text) };
};
/** Of all that was done before it. */
const sync = (path: string): Change => ({ kind: "sync", path, begunAt: Infinity });

function diskAfter(...changes: readonly Change[]): LossyDisk {
  const disk = new LossyDisk();
  for (const [at, change] of changes.entries()) disk.apply(change, at);
  return disk;
}

function left(disk: LossyDisk, lot = nothingKept): Record<string, string> {
  return Object.fromEntries(
    [...disk.cutPower(lot).files].map(([name, bytes]) => [name, `${bytes}`]),
  );
}

/** Everything that the cuts of many seeds leave. */
function leftEver(disk: LossyDisk): readonly string[] {
  const seen = Array.from({ length: 500 }, (_, seed) =>
    JSON.stringify(left(disk, someKept(new Random(seed)))),
  );
  return [...new Set(seen)].sort();
}

describe("a disk that has lost its power", () => {
  it("has what was synced, bytes and name", () => {
    const made: Change = { kind: "make file", path: "a" };
    expect(left(diskAfter(made, write("a", "eggs"), sync("a"), sync("")))).toEqual({ a: "eggs" });
    expect(left(diskAfter(made, write("a", "eggs"), sync("a")))).toEqual({});
    expect(left(diskAfter(made, write("a", "eggs"), sync("")))).toEqual({ a: "" });
  });

  it("has a file under its second name when that was synced, also without its first", () => {
    const made: Change = { kind: "make file", path: "a.part" };
    const linked: Change = { kind: "link", path: "a.part", to: "a" };
    const gone: Change = { kind: "remove", path: "a.part" };
    const changes = [made, write("a.part", "eggs"), sync("a.part"), linked, gone];
    expect(left(diskAfter(...changes, sync("")))).toEqual({ a: "eggs" });
    const whole = '{"a":"eggs"}';
    const both = '{"a.part":"eggs","a":"eggs"}';
    expect(leftEver(diskAfter(...changes))).toEqual(
      [whole, both, '{"a.part":"eggs"}', "{}"].sort(),
    );
  });

  it("has nothing certain of what came after a sync had begun", () => {
    const disk = diskAfter({ kind: "make file", path: "a" }, write("a", "eggs"), sync(""));
    disk.apply(write("a", "rice"), 10);
    disk.apply({ kind: "sync", path: "a", begunAt: 10 }, 11);
    expect(left(disk)).toEqual({ a: "eggs" });
    expect(left(disk, allKept)).toEqual({ a: "rice" });
  });

  it("may have an old piece beside a new one, and a length without its bytes", () => {
    const old = "o".repeat(1024);
    const fresh = "n".repeat(1536);
    const disk = diskAfter(
      { kind: "make file", path: "a" },
      write("a", old),
      sync("a"),
      sync(""),
      write("a", fresh),
    );
    const piece = (letter: string) => letter.repeat(512);
    const seen = leftEver(disk);
    for (const parts of [
      ["o", "o"],
      ["n", "o"],
      ["o", "n"],
      ["o", "o", "\0"],
      ["o", "o", "n"],
      ["n", "n", "n"],
    ]) {
      expect(seen).toContain(JSON.stringify({ a: parts.map(piece).join("") }));
    }
    expect(seen).toHaveLength(2 * 2 * 3);
  });

  it("has the old name or the new one of a file that is renamed, each with all that was synced of it", () => {
    const disk = diskAfter(
      { kind: "make folder", path: "photos" },
      { kind: "make file", path: "photos/a.part" },
      write("photos/a.part", "jpeg"),
      sync("photos/a.part"),
      sync("photos"),
      sync(""),
      { kind: "rename", path: "photos/a.part", to: "photos/a" },
    );
    expect(leftEver(disk)).toEqual(['{"photos/a":"jpeg"}', '{"photos/a.part":"jpeg"}']);
    disk.apply(sync("photos"), 20);
    expect(left(disk)).toEqual({ "photos/a": "jpeg" });
  });

  it("has nothing in a folder whose own name was not synced, and a removed file again", () => {
    const disk = diskAfter(
      { kind: "make file", path: "old" },
      sync(""),
      { kind: "make folder", path: "inner" },
      { kind: "make file", path: "inner/a" },
      sync("inner/a"),
      sync("inner"),
      { kind: "remove", path: "old" },
    );
    expect(left(disk)).toEqual({ old: "" });
    expect(left(disk, allKept)).toEqual({ "inner/a": "" });
  });

  it("has zeros where a shortened file has grown again", () => {
    const disk = diskAfter(
      { kind: "make file", path: "a" },
      write("a", "eggs"),
      { kind: "resize", path: "a", length: 1 },
      write("a", "!", 3),
    );
    expect(left(disk, allKept)).toEqual({ a: "e\0\0!" });
  });
});
