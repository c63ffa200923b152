import { readSync } from "node:fs";
import type { FileMetaData } from "hyparquet";
// Its public functions decode a group of rows as a whole, which takes 3 GB for one of Open Food Facts.
import { parquetHeader, readPage } from "hyparquet/src/column.js";
import { convert, convertWithDictionary, DEFAULT_PARSERS } from "hyparquet/src/convert.js";
import { decompressPage, readDataPage, readDataPageV2 } from "hyparquet/src/datapage.js";
import { getMaxDefinitionLevel, getTreePath } from "hyparquet/src/schema.js";
import { compressors } from "hyparquet-compressors";

type ColumnDecoder = Parameters<typeof readPage>[2];
type PageHeader = ReturnType<typeof parquetHeader>;
type SchemaTree = Parameters<typeof getTreePath>[0];
type Values = ReturnType<typeof convert>;
export type ColumnChunk = FileMetaData["row_groups"][number]["columns"][number];

/** The values of a column in one row: one, or those of a list. Null is a value that is missing. */
export type Cell = readonly unknown[];

/** Reads a column of a group of rows from an open file. Only one of its pages is in memory. */
export function openColumn(file: number, chunk: ColumnChunk, schema: SchemaTree): Generator<Cell> {
  const { meta_data: column } = chunk;
  if (!column) throw new Error("a column has no metadata");
  const start = Number(column.dictionary_page_offset ?? column.data_page_offset);
  const pages = readPages(file, start, start + Number(column.total_compressed_size));
  const schemaPath = getTreePath(schema, column.path_in_schema);
  const element = schemaPath.at(-1)?.element;
  if (!element)
    throw new Error(`the column ${column.path_in_schema.join(".")} is not in its schema`);
  return readCells(pages, {
    ...{ pathInSchema: column.path_in_schema, type: column.type, codec: column.codec },
    ...{ element, schemaPath, compressors, parsers: DEFAULT_PARSERS },
  });
}

/** A page as it is in the file. */
interface Page {
  readonly header: PageHeader;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function* readPages(file: number, start: number, end: number): Generator<Page> {
  for (let at = start; at < end; ) {
    const { header, length } = readHeader(file, at, end);
    const bytes = readBytes(file, at + length, header.compressed_page_size);
    yield { header, bytes };
    at += length + header.compressed_page_size;
  }
}

/** Headers are of a few dozen bytes, and longer if they have the least and the greatest text of the page. */
const firstHeaderBytes = 1024;

function readHeader(file: number, at: number, end: number) {
  for (let size = firstHeaderBytes; ; size *= 16) {
    const { buffer } = readBytes(file, at, Math.min(size, end - at));
    const reader = { view: new DataView(buffer), offset: 0 };
    try {
      const header = parquetHeader(reader);
      return { header, length: reader.offset };
    } catch (cause) {
      if (!(cause instanceof RangeError) || size >= end - at) throw cause;
    }
  }
}

function readBytes(file: number, at: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  if (readSync(file, bytes, 0, length, at) < length) throw new Error("it ends too early");
  return bytes;
}

function* readCells(pages: Generator<Page>, decoder: ColumnDecoder): Generator<Cell> {
  const entryLevel = findEntryLevel(decoder);
  let cell: unknown[] | undefined;
  // A row may continue on the next page.
  for (const { startsRow, level, value } of readEntries(pages, decoder)) {
    if (startsRow) {
      if (cell) yield cell;
      cell = [];
    }
    if (level >= entryLevel) cell?.push(value);
  }
  if (cell) yield cell;
}

/** From this definition level on an entry is in its list; below, the list is empty or missing. */
function findEntryLevel({ schemaPath }: ColumnDecoder): number {
  const repeatedAt = schemaPath.findLastIndex(
    ({ element }) => element.repetition_type === "REPEATED",
  );
  return getMaxDefinitionLevel(schemaPath.slice(0, repeatedAt + 1));
}

interface Entry {
  readonly startsRow: boolean;
  /** Its definition level. */
  readonly level: number;
  readonly value: unknown;
}

function* readEntries(pages: Generator<Page>, decoder: ColumnDecoder): Generator<Entry> {
  let dictionary: Values | undefined;
  for (const { header, bytes } of pages) {
    if (header.type === "DICTIONARY_PAGE") {
      const reader = { view: new DataView(bytes.buffer), offset: 0 };
      const { data } = readPage(reader, header, decoder, undefined, undefined, 0);
      dictionary = data && convert(data, decoder);
    } else yield* readDataEntries(bytes, header, decoder, dictionary);
  }
}

function* readDataEntries(
  page: Uint8Array,
  header: PageHeader,
  decoder: ColumnDecoder,
  dictionary: Values | undefined,
): Generator<Entry> {
  const { data_page_header: first, data_page_header_v2: second } = header;
  const described = first ?? second;
  if (!described) throw new Error(`a page of the kind ${header.type} is not supported`);
  const { definitionLevels, repetitionLevels, dataPage } = first
    ? readDataPage(unpack(page, header, decoder), first, decoder)
    : readDataPageV2(page, header, decoder);
  const values = convertWithDictionary(dataPage, dictionary, described.encoding, decoder);
  const fullLevel = getMaxDefinitionLevel(decoder.schemaPath);
  let read = 0;
  for (let at = 0; at < described.num_values; at += 1) {
    const level = definitionLevels?.[at] ?? fullLevel;
    const isThere = level === fullLevel;
    yield {
      startsRow: !repetitionLevels[at],
      level,
      value: isThere ? values[read] : null,
    };
    if (isThere) read += 1;
  }
}

const unpack = (page: Uint8Array, header: PageHeader, { codec, compressors: own }: ColumnDecoder) =>
  decompressPage(page, Number(header.uncompressed_page_size), codec, own);
