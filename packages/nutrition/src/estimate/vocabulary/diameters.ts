/** Widths of what is baked whole; meat is trimmed to less. */
export const diameters = Array.from({ length: 21 }, (_, more) => more + 4);

/** How wide a whole is, as names hold it and messages ask for it: "14inch" of `14" pizza`. */
export const diameterWord = (inches: number) => `${inches}inch`;
