import { describe, expect, it } from "vitest";
import { readHappenings } from "./system-calls.ts";

const hex = (text: string) => Buffer.from(text).toString("hex").replaceAll(/../g, "\\x$&");
const quoted = (text: string) => `"${hex(text)}"`;
const here = `AT_FDCWD<${hex("/srv")}>`;
const answer = "HTTP/1.1 202 Accepted\r\nx-request-id: abc\r\n\r\n{}";

describe("a trace", () => {
  it("tells what was done to a folder, and nothing of what was done elsewhere", () => {
    const trace = [
      `7 openat(${here}, ${quoted("/srv/data/a")}, O_RDWR|O_CREAT, 0600) = 21<${hex("/srv/data/a")}>`,
      `7 pwrite64(21<${hex("/srv/data/a")}>, ${quoted('egg", 1')}, 7, 4096) = 7`,
      `7 write(1<${hex("/dev/null")}>, ${quoted("egg")}, 3) = 3`,
      `7 mkdir(${quoted("/srv/data/in")}, 0700) = 0`,
      `7 mkdir(${quoted("/srv/data/in")}, 0700) = -1 EEXIST (File exists)`,
      `7 rename(${quoted("/srv/data/a")}, ${quoted("/srv/data/in/b")}) = 0`,
      `7 fsync(22<${hex("/srv/data")}>) = 0`,
      `7 link(${quoted("/srv/data/in/b")}, ${quoted("/srv/data/c")}) = 0`,
      `7 unlink(${quoted("/srv/data/in/b")}) = 0`,
      `7 ftruncate(21<${hex("/srv/data/in/b")}>(deleted), 0) = 0`,
    ].join("\n");
    expect(readHappenings(trace, "/srv/data")).toEqual([
      { at: 0, kind: "make file", path: "a" },
      { at: 1, kind: "write", path: "a", offset: 4096, bytes: Buffer.from('egg", 1') },
      { at: 3, kind: "make folder", path: "in" },
      { at: 5, kind: "rename", path: "a", to: "in/b" },
      { at: 6, kind: "sync", path: "", begunAt: 6 },
      { at: 7, kind: "link", path: "in/b", to: "c" },
      { at: 8, kind: "remove", path: "in/b" },
    ]);
  });

  it("reads paths as long as they may be", () => {
    const path = `/srv/data/${"a".repeat(4000)}`;
    const trace = [
      `7 openat(${here}, ${quoted(path)}, O_WRONLY|O_CREAT, 0600) = 21<${hex(path)}>`,
      `7 write(21<${hex(path)}>, ${quoted("egg")}, 3) = 3`,
    ].join("\n");
    expect(readHappenings(trace, "/srv/data").map(({ kind }) => kind)).toEqual([
      "make file",
      "write",
    ]);
  });

  it("counts a sync when it has ended, and an answer as soon as it is begun", () => {
    const trace = [
      `7 fsync(21<${hex("/srv/data/a")}> <unfinished ...>`,
      `8 writev(30<${hex("socket:[1]")}>, [{iov_base=${quoted(answer.slice(0, 40))}, iov_len=40}, {iov_base=${quoted(answer.slice(40))}, iov_len=9}], 2 <unfinished ...>`,
      "7 <... fsync resumed>) = 0",
      `8 <... writev resumed>) = ${answer.length}`,
    ].join("\n");
    expect(readHappenings(trace, "/srv/data")).toEqual([
      { at: 1, kind: "answer", id: "abc" },
      { at: 2, kind: "sync", path: "a", begunAt: 0 },
    ]);
  });

  it("appends where a program names no place, and goes back to the start when it opens the file again", () => {
    const open = (flags: string) =>
      `7 openat(${here}, ${quoted("data/a")}, O_WRONLY|${flags}, 0600) = 21<${hex("/srv/data/a")}>`;
    const write = `7 write(21<${hex("/srv/data/a")}>, ${quoted("egg")}, 3) = 3`;
    const trace = [open("O_CREAT|O_TRUNC"), write, write, open("O_CREAT|O_TRUNC"), write];
    const bytes = Buffer.from("egg");
    expect(readHappenings(trace.join("\n"), "/srv/data")).toEqual([
      { at: 0, kind: "make file", path: "a" },
      { at: 1, kind: "write", path: "a", offset: 0, bytes },
      { at: 2, kind: "write", path: "a", offset: 3, bytes },
      { at: 3, kind: "resize", path: "a", length: 0 },
      { at: 4, kind: "write", path: "a", offset: 0, bytes },
    ]);
  });

  it.each([
    [
      "a write to mapped memory",
      `7 mmap(NULL, 4096, PROT_READ|PROT_WRITE, MAP_SHARED, 21<${hex("/srv/data/a")}>, 0) = 0x7f00`,
    ],
    ["a name for a name", `7 symlink(${quoted("/srv/data/a")}, ${quoted("/srv/data/b")}) = 0`],
    ["a file from elsewhere", `7 rename(${quoted("/tmp/x")}, ${quoted("/srv/data/b")}) = 0`],
  ])("of what is not known here is refused: %s", (_, line) => {
    expect(() => readHappenings(line, "/srv/data")).toThrow();
  });
});
