/** The apps whose exports become meals. */
export const importSources = ["MyFitnessPal", "Cronometer", "Lose It!"] as const;
export type ImportSource = (typeof importSources)[number];

/** The form field of an export's file. */
export const importField = "file";
export const importMaxBytes = 10 * 1024 * 1024;
export const importMaxRows = 20_000;
