import { Link } from "wouter";
import { Icon } from "../ui/icons.tsx";
import styles from "./tab-bar.module.css";
import { type Tab, tabs } from "./tabs.tsx";

/** The tabs at the foot of a phone's screen. */
export function TabBar({ marked }: { readonly marked: Tab | undefined }) {
  return (
    <nav className={styles.tabs} aria-label="Tabs">
      {tabs.map((tab) => (
        <Link key={tab.path} href={tab.path} aria-current={tab === marked ? "page" : undefined}>
          <Icon of={tab.icon} />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
