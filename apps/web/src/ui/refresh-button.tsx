import { useState } from "react";
import iconStyles from "./icon.module.css";
import { IconButton } from "./icon-button.tsx";
import { Icon, RefreshCw } from "./icons.tsx";
import { t } from "./messages.ts";
import { useToast } from "./toast.tsx";
import type { ToastContent } from "./toast-store.ts";

const successToastMs = 2000;

interface Props {
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
  readonly success: Pick<ToastContent, "title" | "text">;
  readonly errorToastMs: number;
}

/** Fetches a list again, and shows the result in a toast. */
export function RefreshButton({ refetch, success, errorToastMs }: Props) {
  const showToast = useToast();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    const { isError } = await refetch();
    setIsRefreshing(false);
    showToast(
      isError
        ? { title: t.refresh2, text: t.pleaseTry, isError, durationMs: errorToastMs }
        : { ...success, durationMs: successToastMs },
    );
  };
  return (
    <IconButton label={t.refresh} onClick={refresh} isBusy={isRefreshing}>
      <Icon of={RefreshCw} isSmall className={isRefreshing ? iconStyles.spinning : ""} />
    </IconButton>
  );
}
