import { useState } from "react";
import { useToast } from "../../../ui/toast.tsx";

const refreshToastMs = 2000;

/** Fetches the meals again on request, and shows the outcome. */
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
