import { Link } from "wouter";
import { type Tab, tabs } from "./tabs.tsx";

/** The tabs at the foot of a phone's screen. */
export function TabBar({ marked }: { readonly marked: Tab | undefined }) {
  return (
    <nav className="tabs" aria-label="Tabs">
      {tabs.map((tab) => (
        <Link key={tab.path} href={tab.path} aria-current={tab === marked ? "page" : undefined}>
          <tab.icon className="ic" aria-hidden="true" />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
