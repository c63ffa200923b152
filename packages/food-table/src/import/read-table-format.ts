import type { DownloadFile } from "./open-download.ts";
import type { CsvFormat } from "./read-csv.ts";

const delimiters = [",", ";", "\t"] as const;

/**
 * How a file of a national table writes its rows. Publishers and spreadsheets use different delimiters
 * and encodings, so both are found by trying.
 *
 * @param isHeading says if the first rows, read with a delimiter, are headings of the table
 * @returns undefined if the file is none of the table's
 */
export async function findFormat(
  file: DownloadFile,
  fallbackEncoding: string,
  isHeading: (rows: readonly (readonly string[])[]) => boolean,
): Promise<CsvFormat | undefined> {
  const head = await readHead(file);
  const isTextInUtf8 = isUtf8Start(head);
  const text = new TextDecoder(isTextInUtf8 ? "utf-8" : fallbackEncoding).decode(head, {
    stream: true,
  });
  for (const delimiter of delimiters) {
    if (!isHeading(splitRows(text, delimiter))) continue;
    const encoding = isTextInUtf8 && (await isUtf8(file)) ? "utf-8" : fallbackEncoding;
    return { delimiter, encoding, isRagged: true };
  }
  return undefined;
}

/** Enough for the headings of 400 columns. */
const headBytes = 1 << 18;

async function readHead(file: DownloadFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const source = await file.open();
  for await (const chunk of source) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= headBytes) break;
  }
  source.destroy();
  return Buffer.concat(chunks).subarray(0, headBytes);
}

function isUtf8Start(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function isUtf8(file: DownloadFile): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const source = await file.open();
  try {
    for await (const chunk of source) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  } finally {
    source.destroy();
  }
}

const maxHeadRows = 40;

/** The first rows of a text, quotes observed; the last row may be cut. */
function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === delimiter || character === "\n") {
      rows.at(-1)?.push(cell.trim());
      cell = "";
      if (character === "\n" && rows.push([]) > maxHeadRows) return rows;
    } else cell += character;
  }
  rows.at(-1)?.push(cell.trim());
  return rows;
}
