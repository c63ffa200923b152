import { useState } from "react";
import { useToast } from "../../../ui/toast.tsx";

const refreshToastMs = 2000;

/** Fetches again because a person asked to, and tells how that went. */
export function useRefresh(refetch: () => Promise<{ readonly isError: boolean }>) {
  const showToast = useToast();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    const { isError } = await refetch();
    setIsRefreshing(false);
    const words = isError
      ? { title: "Refresh failed", text: "Please try again." }
      : { title: "Meals refreshed", text: "Updated with latest data." };
    showToast({ ...words, isError, durationMs: refreshToastMs });
  };
  return { isRefreshing, refresh };
}
