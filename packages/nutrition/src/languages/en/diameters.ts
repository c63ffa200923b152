/** Diameters of whole baked foods; smaller values are trimmed fat of meat. */
export const diameters = Array.from({ length: 21 }, (_, more) => more + 4);

/** The term for a diameter in names and queries: "14inch" for `14" pizza`. */
export const diameterWord = (inches: number) => `${inches}inch`;
