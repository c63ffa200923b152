import type { AsyncBuffer, FileMetaData } from "hyparquet";
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

/** Reads a column of a group of rows. Only its packed bytes and one of its pages are in memory. */
export async function openColumn(
  file: AsyncBuffer,
  chunk: ColumnChunk,
  schema: SchemaTree,
): Promise<Generator<Cell>> {
  const { meta_data: column } = chunk;
  if (!column) throw new Error("a column has no metadata");
  const start = Number(column.dictionary_page_offset ?? column.data_page_offset);
  const bytes = await file.slice(start, start + Number(column.total_compressed_size));
  const schemaPath = getTreePath(schema, column.path_in_schema);
  const element = schemaPath.at(-1)?.element;
  if (!element)
    throw new Error(`the column ${column.path_in_schema.join(".")} is not in its schema`);
  return readCells(bytes, {
    ...{ pathInSchema: column.path_in_schema, type: column.type, codec: column.codec },
    ...{ element, schemaPath, compressors, parsers: DEFAULT_PARSERS },
  });
}

function* readCells(bytes: ArrayBuffer, decoder: ColumnDecoder): Generator<Cell> {
  const entryLevel = findEntryLevel(decoder);
  let cell: unknown[] | undefined;
  // A row may continue on the next page.
  for (const { startsRow, level, value } of readEntries(bytes, decoder)) {
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

function* readEntries(bytes: ArrayBuffer, decoder: ColumnDecoder): Generator<Entry> {
  const reader = { view: new DataView(bytes), offset: 0 };
  let dictionary: Values | undefined;
  while (reader.offset < bytes.byteLength) {
    const header = parquetHeader(reader);
    if (header.type === "DICTIONARY_PAGE") {
      const { data } = readPage(reader, header, decoder, undefined, undefined, 0);
      dictionary = data && convert(data, decoder);
    } else {
      const page = new Uint8Array(bytes, reader.offset, header.compressed_page_size);
      reader.offset += header.compressed_page_size;
      yield* readDataEntries(page, header, decoder, dictionary);
    }
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
