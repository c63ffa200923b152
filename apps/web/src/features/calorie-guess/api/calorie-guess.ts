import type { CalorieGuess } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useQuery } from "@tanstack/react-query";
import { errorMessage, findApiError, getPublicJson } from "../../../api/client.ts";

/** A shared estimate. Public: needs the link, not a session. */
export function useCalorieGuess(id: string) {
  const path = routes.calorieGuess(id);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => fetchGuess(path, signal),
    retry: false,
  });
}

/** The text after 'Error:' (spec section 8): the status and the server's message. */
export function guessErrorText(error: Error): string {
  const apiError = findApiError(error);
  return apiError?.body.message
    ? `${apiError.status}: ${errorMessage(apiError.body)}`
    : error.message;
}

async function fetchGuess(path: string, signal: AbortSignal): Promise<CalorieGuess> {
  const guess = await getPublicJson<CalorieGuess>(path, signal);
  if (!guess || guess.meals.length === 0) throw new Error("No meal estimate found");
  return guess;
}
