import { Skeleton } from "../../../ui/skeleton.tsx";

/** The day's shape while the meals are on their way. */
export function MealsSkeleton() {
  return (
    <div className="wrap day-columns" aria-busy="true" role="status" aria-label="Loading meals">
      <div className="stick">
        <div className="flex h-11 items-center pb-2">
          <Skeleton width="120px" height="24px" />
        </div>
        <div className="card pad grid gap-6">
          <div className="flex items-center gap-5">
            <Skeleton width="116px" height="116px" isRound />
            <div className="grid flex-1 gap-3">
              <Skeleton width="70%" height="18px" />
              <Skeleton width="90%" />
            </div>
          </div>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      </div>
      <div className="meals">
        {[1, 2, 3].map((card) => (
          <div key={card} className="card pad flex gap-3.5">
            <Skeleton width="40px" height="40px" isRound />
            <div className="grid flex-1 gap-3">
              <Skeleton width="60%" height="16px" />
              <Skeleton width="30%" />
              <Skeleton width="92%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
