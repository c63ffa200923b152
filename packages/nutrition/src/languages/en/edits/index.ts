/** The words and phrases of instructions. */
export * as amounts from "./amounts.ts";
export * as clauses from "./clauses.ts";
export * as factors from "./factors.ts";
export * as figures from "./figures.ts";
export * as foodGroups from "./food-groups.ts";
export * as foods from "./foods.ts";
export * as namedItems from "./named-items.ts";
export * as politeness from "./politeness.ts";
export * as presence from "./presence.ts";
export * as recipes from "./recipes.ts";
export * as references from "./references.ts";
export * as rewordings from "./rewordings.ts";
export * as roles from "./roles.ts";
export * as shares from "./shares.ts";
export * as spelling from "./spelling.ts";
export * as times from "./times.ts";
export * as titles from "./titles.ts";
