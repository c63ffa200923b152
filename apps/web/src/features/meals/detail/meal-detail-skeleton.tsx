import { Skeleton } from "../../../ui/skeleton.tsx";

/** A meal's shape while it is on its way. */
export function MealDetailSkeleton() {
  return (
    <div className="detail-columns" role="status" aria-busy="true" aria-label="Loading meal">
      <div>
        <div className="grid gap-3 pt-1">
          <Skeleton width="80%" height="30px" />
          <Skeleton width="45%" />
          <Skeleton width="60%" height="26px" />
        </div>
        <div className="card pad grid gap-5">
          <Skeleton width="30%" height="20px" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      </div>
      <div className="side">
        <div className="card pad flex items-center gap-5">
          <Skeleton width="96px" height="96px" isRound />
          <Skeleton width="120px" height="18px" />
        </div>
      </div>
    </div>
  );
}
