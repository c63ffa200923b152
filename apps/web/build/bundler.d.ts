/** What a lazily loaded screen imports for the bundler: nothing that types would tell. */
declare module "*.css";

/** The address of a worker's file. */
declare module "*?worker&url" {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: Vite's way.
  export default url;
}
