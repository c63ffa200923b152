import { Link } from "wouter";
import { Icon } from "../ui/icons.tsx";
import { t } from "./messages.ts";
import styles from "./tab-bar.module.css";
import { type Tab, tabs } from "./tabs.tsx";

/** The tabs at the bottom of a narrow screen. */
export function TabBar({ currentTab }: { readonly currentTab: Tab | undefined }) {
  return (
    <nav className={styles.tabs} aria-label={t.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.path} href={tab.path} aria-current={tab === currentTab ? "page" : undefined}>
          <Icon of={tab.icon} />
          {t[tab.label]}
        </Link>
      ))}
    </nav>
  );
}
