import { segment } from "./route-segment.ts";

/** The paths of imports: apart, because one page needs them. */
export const importRoutes = {
  /** Beyond the spec: meals from other apps' exports. */
  imports: "/api/imports",
  importPreview: "/api/imports/preview",
  import: (id: string) => `/api/imports/${segment(id)}`,
} as const;
