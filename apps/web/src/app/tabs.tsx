import { pages } from "@morsel/contracts/facts";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LogScreen } from "../features/log/log-screen.tsx";
import { lazyNamed } from "../ui/deferred.tsx";
import { ChartNoAxesColumn, SquarePen, UserRound, Utensils } from "../ui/icons.tsx";

// The dashboard is part of the app; the other tabs are loaded when they are shown.
const MealsScreen = lazyNamed(
  "MealsScreen",
  () => import("../features/meals/list/meals-screen.tsx"),
);
const TrendsScreen = lazyNamed(
  "TrendsScreen",
  () => import("../features/trends/trends-screen.tsx"),
);
const ProfileScreen = lazyNamed(
  "ProfileScreen",
  () => import("../features/profile/profile-screen.tsx"),
);

export interface Tab {
  readonly path: string;
  /** The key of its name. */
  readonly label: "log" | "meals" | "trends" | "profile";
  readonly icon: LucideIcon;
  readonly screen: ReactNode;
}

/** The four main tabs. Once visited they stay mounted. */
export const tabs: readonly [log: Tab, meals: Tab, trends: Tab, profile: Tab] = [
  {
    path: pages.log,
    label: "log",
    icon: SquarePen,
    screen: <LogScreen />,
  },
  {
    path: pages.meals,
    label: "meals",
    icon: Utensils,
    screen: <MealsScreen />,
  },
  {
    path: pages.trends,
    label: "trends",
    icon: ChartNoAxesColumn,
    screen: <TrendsScreen />,
  },
  {
    path: pages.profile,
    label: "profile",
    icon: UserRound,
    screen: <ProfileScreen />,
  },
];

/** The tab at a path; undefined if the path is a page. */
export function findTab(path: string, isSignedIn: boolean): Tab | undefined {
  const [log, , , profile] = tabs;
  if (path === pages.home) return isSignedIn ? log : undefined;
  const tab = tabs.find((other) => other.path === path);
  return tab === profile && !isSignedIn ? undefined : tab;
}

/** The pages that Profile links to. */
const profilePages: readonly string[] = [pages.foods, pages.myFoods];

/** The tab to mark as current; a meal's page belongs to Meals. */
export function findCurrentTab(path: string, isSignedIn: boolean): Tab | undefined {
  const [, , , profile] = tabs;
  const isIn = (parent: string) => `${path}/`.startsWith(`${parent}/`);
  return (
    findTab(path, isSignedIn) ??
    (profilePages.some(isIn) ? profile : tabs.find((tab) => isIn(tab.path)))
  );
}
