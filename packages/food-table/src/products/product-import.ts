import type { Watch } from "../import/import-progress.ts";
import type { ProductChoice } from "./off-record.ts";
import type { ProductWriter } from "./product-writer.ts";

/** The import of one file. */
export interface ProductImport {
  readonly path: string;
  /** For unfinished files. */
  readonly folder: string;
  readonly writer: ProductWriter;
  readonly watch: Watch;
  readonly choice: ProductChoice;
}
