import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { ImportError } from "./import-error.ts";
import { findReleaseDate } from "./releases.ts";

/** One file of a download: on disk, or in a zip. */
export interface DownloadFile {
  /** Its own name, without folders: 'food.csv'. */
  readonly name: string;
  /** As a person would find it: 'release.zip, food.csv'. */
  readonly shownName: string;
  /** Size in bytes, unpacked. */
  readonly bytes: number;
  /** Reads it from its beginning. A damaged entry of a zip ends in an error, never early in silence. */
  readonly open: () => Promise<Readable>;
}

/** A download as someone has it: a zip, the folder that was in it, or a file of it. */
export interface Download {
  readonly shownName: string;
  /** The layout of FoodData Central; "table" if it has CSV files that are not of FoodData Central. */
  readonly layout: "csv" | "json" | "table";
  readonly files: readonly DownloadFile[];
  /** "2024-10-31", from the names of the zip, folder and file; undefined if they have no date. */
  readonly releaseDate: string | undefined;
  readonly close: () => void;
}

const expected =
  "expected food.csv, food_nutrient.csv and nutrient.csv in it, or a JSON file with FoundationFoods, SRLegacyFoods, SurveyFoods or BrandedFoods";

/**
 * Opens a FoodData Central download, or a national food table. `path` is the zip, the unpacked folder,
 * its food.csv or its JSON file; or a CSV file, a folder or a zip of a table.
 *
 * @throws ImportError if it has no file that could be imported
 */
export async function openDownload(path: string): Promise<Download> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new ImportError(`${path}: there is no such file`);
  const shownName = basename(path);
  if (kind.isDirectory()) return arrange(shownName, [shownName], await filesIn(path), () => {});
  if (/\.zip$/i.test(path)) return openZip(path);
  if (/\.json$/i.test(path)) {
    const names = [shownName, basename(dirname(path))];
    return arrange(shownName, names, [await fileOnDisk(path)], () => {});
  }
  if (/\.csv$/i.test(path)) {
    const all = await filesIn(dirname(path));
    const isDownload = neededTables.every((name) => all.some((file) => file.name === name));
    const files = isDownload ? all : [await fileOnDisk(path)];
    return arrange(shownName, [basename(dirname(path))], files, () => {});
  }
  if (/\.(txt|tsv)$/i.test(path)) return arrange(shownName, [], [await fileOnDisk(path)], () => {});
  if (isWorkbook(path)) throw workbook(shownName);
  throw invalidDownload(shownName);
}

export function invalidDownload(shownName: string): ImportError {
  return new ImportError(`${shownName} is not a FoodData Central download: ${expected}`);
}

const neededTables = ["food.csv", "food_nutrient.csv", "nutrient.csv"];

function arrange(
  shownName: string,
  datedNames: readonly string[],
  files: readonly DownloadFile[],
  close: () => void,
): Download {
  const releaseDate = datedNames.map(findReleaseDate).find(Boolean);
  const names = new Set(files.map((file) => file.name));
  if (neededTables.every((name) => names.has(name))) {
    return { shownName, layout: "csv", files, releaseDate, close };
  }
  const documents = files.filter((file) => /\.json$/i.test(file.name));
  if (documents.length > 0) {
    const ownDate = documents.map((file) => findReleaseDate(file.name)).find(Boolean);
    const date = releaseDate ?? ownDate;
    return { shownName, layout: "json", files: documents, releaseDate: date, close };
  }
  if (files.some((file) => /\.(csv|tsv|txt)$/i.test(file.name))) {
    return { shownName, layout: "table", files, releaseDate, close };
  }
  close();
  throw files.some((file) => isWorkbook(file.name))
    ? workbook(shownName)
    : invalidDownload(shownName);
}

/** Why CSV files are neither a download of FoodData Central nor a table that is known. */
export function unknownTable({ shownName, files }: Download, tableNames: string): ImportError {
  const names = new Set(files.map((file) => file.name));
  if (names.has("food.csv")) {
    const missing = neededTables.filter((name) => !names.has(name)).join(" and ");
    return new ImportError(
      `${shownName} has food.csv but no ${missing}: unpack the whole download`,
    );
  }
  return new ImportError(
    `${invalidDownload(shownName).message}; nor one of the national tables ${tableNames}`,
  );
}

const isWorkbook = (name: string) => /\.(xlsx?|xlsm|ods)$/i.test(name);

function workbook(shownName: string): ImportError {
  return new ImportError(
    `${shownName} is a workbook: open it in a spreadsheet, save its sheets as CSV (UTF-8) into one folder and import that folder`,
  );
}

/** The files of a folder, or of the only folder in it that has tables. */
async function filesIn(folder: string): Promise<DownloadFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const isHere = entries.some((entry) => /\.(csv|tsv|txt|json)$/i.test(entry.name));
  const inner = isHere ? undefined : entries.find((entry) => entry.isDirectory());
  if (inner) return filesIn(join(folder, inner.name));
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return Promise.all(names.map((name) => fileOnDisk(join(folder, name))));
}

async function fileOnDisk(path: string): Promise<DownloadFile> {
  return {
    name: basename(path),
    shownName: basename(path),
    bytes: (await stat(path)).size,
    open: async () => createReadStream(path, { highWaterMark: 1 << 18 }),
  };
}

async function openZip(path: string): Promise<Download> {
  const shownName = basename(path);
  const broken = (cause: unknown) =>
    new ImportError(
      `${shownName} is not a whole zip file (${(cause as Error).message}): download it again`,
      { cause },
    );
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false })
    .catch((cause) => Promise.reject(broken(cause)));
  const files: DownloadFile[] = [];
  const datedNames = [shownName];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || entry.fileName.startsWith("__MACOSX/")) continue;
      const name = basename(entry.fileName);
      datedNames.push(basename(dirname(entry.fileName)));
      files.push({
        name,
        shownName: `${shownName}, ${name}`,
        bytes: entry.uncompressedSize,
        open: async () => checked(await zip.openReadStreamPromise(entry), entry, shownName),
      });
    }
  } catch (cause) {
    zip.close();
    throw broken(cause);
  }
  return arrange(shownName, datedNames, files, () => zip.close());
}

/** The entry's bytes, with the sum that the zip keeps of them; yauzl itself checks only the size. */
function checked(source: Readable, entry: yauzl.Entry, shownName: string): Readable {
  let sum = 0;
  const name = basename(entry.fileName);
  const damaged = (why: string) =>
    new ImportError(`${shownName} is damaged (${name}: ${why}): download it again`);
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : damaged("its checksum differs"));
    },
  });
  source.on("error", (cause) => check.destroy(damaged(cause.message)));
  check.on("close", () => source.destroy());
  return source.pipe(check);
}
