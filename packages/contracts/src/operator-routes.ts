import { segment } from "./route-segment.ts";

/** The paths of the operators of the installation; to others they do not exist. All beyond the spec. */
export const operatorRoutes = {
  overview: "/api/admin/overview",
  people: "/api/admin/people",
  person: (id: string) => `/api/admin/people/${segment(id)}`,
  signUp: "/api/admin/sign-up",
  invitations: "/api/admin/invitations",
  invitation: (id: string) => `/api/admin/invitations/${segment(id)}`,
  test: (service: string) => `/api/admin/tests/${segment(service)}`,
  backups: "/api/admin/backups",
  foods: "/api/admin/foods",
} as const;
