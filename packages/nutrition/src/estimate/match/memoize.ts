/** Caches the results of a function by its argument, as long as the argument is in use. */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}

/** Creates a value when it is first needed. */
export function lazy<V extends object>(create: () => V): () => V {
  let value: V | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
