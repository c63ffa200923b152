import { loadModule, parseSync } from "libpg-query";
import { isPersonal } from "../database/table-placement.ts";

await loadModule();

/** A node of PostgreSQL's own parser, by the names of its fields. */
type Tree = Readonly<Record<string, unknown>>;

/** What a statement says about users. */
interface ParsedStatement {
  /** The numbers of the parameters that name a user, from 1. */
  readonly userParameters: readonly number[];
  readonly problems: readonly string[];
}

const parsed = new Map<string, ParsedStatement>();

/**
 * What is wrong with a statement of a database that is divided by user; [] if nothing is. Each personal table in
 * it, in a subquery or a join too, must have its own condition `user_id = $n`, and all must name the same user.
 */
export function findProblems(text: string, parameters: readonly unknown[]): readonly string[] {
  const known = parsed.get(text);
  const statement = known ?? parseStatement(text);
  if (!known) parsed.set(text, statement);
  const users = new Set(statement.userParameters.map((number) => parameters[number - 1]));
  return users.size > 1 ? [...statement.problems, "names several users"] : statement.problems;
}

/** True if a statement locks rows that it reads. */
export function hasRowLock(text: string): boolean {
  return /\bfor (update|no key update|share|key share)\b/i.test(text);
}

function parseStatement(text: string): ParsedStatement {
  const userParameters: number[] = [];
  const problems: string[] = [];
  visit(parseSync(text) as unknown as Tree, (kind, node) => {
    if (kind === "InsertStmt") checkInsert(node, userParameters, problems);
    if (["SelectStmt", "UpdateStmt", "DeleteStmt"].includes(kind)) {
      checkConditions(node, userParameters, problems);
    }
  });
  return { userParameters, problems };
}

function visit(value: unknown, found: (kind: string, node: Tree) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [kind, child] of Object.entries(value)) {
    if (kind.endsWith("Stmt") && !Array.isArray(child)) found(kind, child as Tree);
    visit(child, found);
  }
}

/** True for a table of PostgreSQL itself. */
const isOfCatalogue = (table: string) => table.startsWith("pg_");

interface TableReference {
  readonly table: string;
  readonly alias: string;
}

function checkConditions(node: Tree, userParameters: number[], problems: string[]): void {
  const references: TableReference[] = [];
  const conditions: Tree[] = [...conjuncts(node.whereClause)];
  const sources = [
    ...(node.relation ? [{ RangeVar: node.relation }] : []),
    ...list(node.fromClause),
    ...list(node.usingClause),
  ];
  for (const source of sources) collectSource(source as Tree, references, conditions);
  const personal = references.filter(({ table }) => isPersonal(table) && !isOfCatalogue(table));
  for (const { table, alias } of personal) {
    const numbers = conditions.flatMap((condition) =>
      findUserParameter(condition, alias, personal.length === 1),
    );
    if (numbers.length === 0) problems.push(`reads or writes ${table} of several users`);
    userParameters.push(...numbers);
  }
}

function collectSource(source: Tree, references: TableReference[], conditions: Tree[]): void {
  const table = source.RangeVar as Tree | undefined;
  if (table && table.schemaname === undefined) {
    const name = table.relname as string;
    const alias = (table.alias as Tree | undefined)?.aliasname as string | undefined;
    references.push({ table: name, alias: alias ?? name });
  }
  const join = source.JoinExpr as Tree | undefined;
  if (!join) return;
  conditions.push(...conjuncts(join.quals));
  collectSource(join.larg as Tree, references, conditions);
  collectSource(join.rarg as Tree, references, conditions);
}

/** The conditions that must all hold. */
function conjuncts(condition: unknown): readonly Tree[] {
  if (!condition) return [];
  const all = (condition as Tree).BoolExpr as Tree | undefined;
  if (all?.boolop === "AND_EXPR") return list(all.args).flatMap(conjuncts);
  return [condition as Tree];
}

/** The parameter of `alias.user_id = $n`, or of `user_id = $n` if there is no other personal table. */
function findUserParameter(condition: Tree, alias: string, isOnlyTable: boolean): number[] {
  const comparison = condition.A_Expr as Tree | undefined;
  if (!comparison || namesOf(comparison.name).join() !== "=") return [];
  const sides = [comparison.lexpr, comparison.rexpr] as Tree[];
  const columns = sides.map((side) => namesOf((side.ColumnRef as Tree | undefined)?.fields));
  const at = columns.findIndex(
    (names) =>
      names.join(".") === `${alias}.user_id` || (isOnlyTable && names.join(".") === "user_id"),
  );
  return at < 0 ? [] : parameterOf(sides[1 - at]);
}

function parameterOf(value: unknown): number[] {
  const node = value as Tree | undefined;
  const cast = node?.TypeCast as Tree | undefined;
  const parameter = (cast ? (cast.arg as Tree) : node)?.ParamRef as Tree | undefined;
  return parameter ? [parameter.number as number] : [];
}

function namesOf(fields: unknown): string[] {
  return list(fields).map((field) => ((field as Tree).String as Tree | undefined)?.sval as string);
}

function checkInsert(node: Tree, userParameters: number[], problems: string[]): void {
  const table = (node.relation as Tree).relname as string;
  if (!isPersonal(table)) return;
  const at = list(node.cols).findIndex(
    (column) => ((column as Tree).ResTarget as Tree).name === "user_id",
  );
  const select = ((node.selectStmt as Tree).SelectStmt ?? {}) as Tree;
  const rows = list(select.valuesLists).map((row) => list(((row as Tree).List as Tree).items));
  const numbers = rows.map((row) => parameterOf(row[at]));
  if (rows.length === 0 || numbers.some((found) => found.length === 0)) {
    problems.push(`adds rows of several users to ${table}`);
  }
  userParameters.push(...numbers.flat());
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
