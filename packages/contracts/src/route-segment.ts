/** Does not encode colons, so that `routes.meal(":id")` is the route's pattern. */
export const segment = (text: string) => encodeURIComponent(text).replaceAll("%3A", ":");
