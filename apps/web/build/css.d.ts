/** What a lazily loaded screen imports for the bundler: nothing that types would tell. */
declare module "*.css";
