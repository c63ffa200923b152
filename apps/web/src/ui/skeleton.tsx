interface Props {
  readonly width: string;
  readonly height?: string;
  readonly isRound?: boolean;
}

/** The place of something that is on its way. */
export function Skeleton({ width, height = "12px", isRound = false }: Props) {
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ width, height, ...(isRound && { borderRadius: "50%" }) }}
    />
  );
}
