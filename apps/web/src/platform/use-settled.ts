import { useEffect, useState } from "react";

/** The value after it has not changed for `ms`; before that the previous one. */
export function useSettled<Value>(value: Value, ms: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
