import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { LoadError } from "../../ui/load-error.tsx";
import { DialogSetting, type DialogSettingProps, Section } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

interface Props<Item> {
  readonly title: string;
  /** The first row; its dialog adds to the list. */
  readonly add: DialogSettingProps;
  readonly query: UseQueryResult<readonly Item[]>;
  readonly loadError: string;
  /** `moveFocus` is for after a removal, because the row is gone. */
  readonly row: (item: Item, moveFocus: () => void) => ReactNode;
}

/** A card with a list that the user adds to and removes from. */
export function ListSection<Item>({ title, add, query, loadError, row }: Props<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = () => heading.current?.focus({ preventScroll: true });
  return (
    <Section title={title} heading={heading}>
      <DialogSetting {...add} />
      <LoadError text={loadError} query={query} />
      {query.isPending ? (
        <p className={`${textStyles.note} ${styles.sectionNote}`}>{t.loading}</p>
      ) : null}
      {query.data?.map((item) => row(item, moveFocus))}
    </Section>
  );
}
