/**
 * The file of the starter table's indexed names, which is made with the server's bundle.
 * `rolldown.config.ts` sets it in the bundle. It is undefined if the sources run, which may have changed
 * since.
 */
export const storedNamesFile: string | undefined = undefined;
