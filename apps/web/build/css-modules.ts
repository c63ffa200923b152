import { basename } from "node:path";

/**
 * The names of CSS modules: `.title` of meal-card.module.css becomes `meal-card__title`. Pages that are
 * rendered at build time must get the same names as the app, so that every build takes this.
 */
export const cssModules = {
  modules: {
    generateScopedName: (name: string, file: string) =>
      `${basename(file.split("?")[0] ?? "", ".module.css")}__${name}`,
  },
};
